/// A call worth copying, and what it is for.
struct CommandExample: Equatable, Sendable {
  /// The line as typed.
  let line: String
  /// One sentence.
  let purpose: String

  /// Creates an example from its line and purpose.
  init(_ line: String, _ purpose: String) {
    self.line = line
    self.purpose = purpose
  }
}
