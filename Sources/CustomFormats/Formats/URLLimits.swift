/// What a URL may be like.
public struct URLLimits: Sendable, Equatable {
  /// The schemes taken; nil for the role's usual ones.
  public var schemes: [String]?
  /// The hosts taken, a leading `*.` for any subdomain; nil for any.
  public var hosts: [String]?
  /// The most characters; nil for the ad server's 1,024.
  public var maxLength: Int?

  /// Creates limits that allow everything usual.
  public init() {}
}
