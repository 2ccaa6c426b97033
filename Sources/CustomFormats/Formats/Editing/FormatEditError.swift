/// A change of a definition that cannot be made, as one sentence.
public struct FormatEditError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The sentence: what was given, what was expected, and what may have been meant.
  public let description: String

  init(_ description: String) { self.description = description }
}
