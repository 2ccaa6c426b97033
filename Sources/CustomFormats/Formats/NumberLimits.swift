/// What a number may be like.
public struct NumberLimits: Sendable, Equatable {
  /// The least number.
  public var minimum: Double?
  /// The greatest number.
  public var maximum: Double?

  /// Creates limits that allow everything.
  public init() {}
}
