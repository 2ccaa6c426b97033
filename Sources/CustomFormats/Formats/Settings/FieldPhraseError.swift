/// Words about a field that cannot be understood, as one sentence.
public struct FieldPhraseError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The sentence: what was given, what was expected, and what may have been meant.
  public let description: String

  init(_ description: String) { self.description = description }
}
