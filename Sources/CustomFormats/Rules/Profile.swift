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
}
