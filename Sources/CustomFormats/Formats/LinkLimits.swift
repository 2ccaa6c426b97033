/// The links that a creative may have.
public struct LinkLimits: Sendable, Equatable {
  /// A list of links of one kind.
  public struct Group: Sendable, Equatable {
    /// The most links, nil for any number.
    public var max: Int?
    /// The schemes taken; nil for any app scheme.
    public var schemes: [String]?
  }

  /// Whether a creative needs a destination.
  public var requiresDestination = true
  /// The schemes that a destination may have.
  public var destinationSchemes = ["https", "http"]
  /// The deep links.
  public var deepLinks = Group()
  /// The impression trackers.
  public var impressionTrackers = Group(max: nil, schemes: ["https"])
  /// The click trackers.
  public var clickTrackers = Group(max: nil, schemes: ["https"])

  /// Creates the usual limits.
  public init() {}
}
