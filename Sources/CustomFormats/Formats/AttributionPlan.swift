/// How the app says that this is an ad.
public struct AttributionPlan: Sendable, Equatable {
  /// The words of the badge.
  public var text = "Ad"
  /// The words by language.
  public var texts: [String: String] = [:]
  /// The key of the field that holds the words, where a field does.
  public var field: String?
  /// The width in points.
  public var width = 24.0
  /// The height in points.
  public var height = 15.0

  /// Creates a badge that says "Ad".
  public init() {}
}
