/// What a buyer asks for: a table of severities and a table of limits.
public enum Profile: String, Sendable, CaseIterable {
  /// Ads sold directly; the publisher's own limits count.
  case reservation
  /// Ads bought by programmatic buyers under the ad server's guidelines.
  case programmatic
  /// Ads bought through a demand-side platform such as Display & Video 360.
  case dsp

  /// What the profile changes in the weight of a rule; nil leaves the rule's own.
  public func severity(of rule: RuleDescription) -> Severity? {
    switch self {
    case .reservation: nil
    case .programmatic: rule.isProgrammaticGuideline ? .error : nil
    case .dsp: Self.dspSeverities[rule.id]
    }
  }

  private static let dspSeverities: [String: Severity] = ["cmyk-image": .warning, "unsafe-file-name": .warning]

  /// The heaviest picture in bytes where the field says nothing.
  ///
  /// 1,000,000 is the ad server's maximum for an asset; 1,200 KB is Display & Video 360's.
  public var maxImageBytes: Int { self == .dsp ? 1_200_000 : 1_000_000 }

  /// The heaviest video in bytes where the field says nothing: 512 MB, the ad server's maximum for hosted video.
  public var maxVideoBytes: Int { 512_000_000 }

  /// Returns how much of a text is guaranteed to show where its field says nothing, by the field's role; nil for all of it.
  public func guaranteedLength(of role: FieldRole?) -> GuaranteedLength? { self == .programmatic ? .of(role) : nil }

  /// The ratios of a video that are taken without a word where the field says nothing.
  ///
  /// The guidelines for programmatic native video name five. Publishers sell 4:5 themselves.
  public var videoRatios: [AspectRatio] { Self.programmaticRatios + (self == .programmatic ? [] : Self.soldRatios) }

  /// The ratios that programmatic buyers take.
  static let programmaticRatios = ["4:3", "16:9", "1:1", "3:4", "9:16"].compactMap(AspectRatio.init)

  private static let soldRatios = ["4:5"].compactMap(AspectRatio.init)
}
