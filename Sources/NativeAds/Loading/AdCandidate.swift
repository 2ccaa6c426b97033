public import CustomFormats

/// An ad that an ad server may answer with.
public struct AdCandidate: Sendable {
  /// What the ad is.
  public enum Content: Sendable {
    /// A creative of a custom format.
    case custom(ServedCreative)
    /// Assets that the SDK defines.
    case native(NativeAssets)
    /// Networks that are asked in order, each through its adapter.
    case mediated([MediationLineItem])
  }

  /// What it is.
  public var content: Content
  /// Where it comes from.
  public var origin: AdOrigin
  /// Whether it is served in the EEA, where a reservation must have AdChoices.
  ///
  /// A custom format's creative has its AdChoices with it, so nothing follows from this there.
  public var isEEA: Bool

  /// Creates a candidate.
  public init(_ content: Content, from origin: AdOrigin = .direct, isEEA: Bool = false) {
    self.content = content
    self.origin = origin
    self.isEEA = isEEA
  }

  /// Creates the candidate of a creative: of a custom format, or of one that the SDK defines.
  ///
  /// A custom format's is always direct, whatever origin is given.
  public init(_ creative: ServedCreative, of format: CustomFormat, from origin: AdOrigin = .direct, isEEA: Bool = false) {
    switch format.type {
    case .custom: self.init(.custom(creative), from: .direct, isEEA: isEEA)
    case .systemDefined: self.init(.native(NativeAssets(creative, of: format)), from: origin, isEEA: isEEA)
    }
  }

  /// Creates the candidate of a mediation chain.
  public init(_ chain: [MediationLineItem]) { self.init(.mediated(chain), from: .mediated) }

  /// Tells whether a request takes it.
  public func suits(_ request: AdRequest) -> Bool {
    switch content {
    case .custom(let creative):
      request.adTypes.contains(.customNative) && request.formatIDs.contains(creative.formatID)
    case .native, .mediated: request.adTypes.contains(.native)
    }
  }
}
