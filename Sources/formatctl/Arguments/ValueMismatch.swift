/// A word that is none of what was expected.
struct ValueMismatch: Error, Equatable, CustomStringConvertible {
  /// What would have been taken, to stand after "takes".
  var expected: String
  /// The words that may have been meant.
  var suggestions: [String] = []

  var description: String { "\(expected) was expected\(Suggestion.question(suggestions))" }
}
