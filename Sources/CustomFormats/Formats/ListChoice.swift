/// One choice of a list field.
public struct ListChoice: Sendable, Equatable {
  /// What a person reads.
  public var label: String
  /// What the app gets.
  public var value: String

  /// Creates a choice.
  public init(label: String, value: String) {
    self.label = label
    self.value = value
  }
}
