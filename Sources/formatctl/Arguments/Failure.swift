/// Work that a command could not do, for reasons of its own.
struct Failure: Advising, Equatable, CustomStringConvertible {
  /// One sentence that names the input, what was expected and what was given.
  let description: String
  let next: String?

  /// Creates a failure from its sentence and what to run next.
  init(_ description: String, next: String? = nil) {
    self.description = description
    self.next = next
  }
}
