/// A change of a definition that cannot be made, as one sentence.
public struct FormatEditError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The sentence: what was given, what was expected, and what may have been meant.
  public let description: String

  init(_ description: String) { self.description = description }

  /// Says of a phrase about a field why it cannot be understood.
  public init(_ error: FieldPhraseError) { self.init(error.description) }

  /// Neither a field nor a node of the layout was to be moved.
  public static let unmovable = FormatEditError("only fields and nodes of the layout are moved")
}
