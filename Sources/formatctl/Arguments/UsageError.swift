/// A command line that cannot be understood.
struct UsageError: Advising, Equatable, CustomStringConvertible {
  /// One sentence that names the input, what was expected and what was given.
  let description: String
  let next: String?

  /// Creates an error from its sentence and what to run next.
  init(_ description: String, next: String? = nil) {
    self.description = description
    self.next = next
  }

  /// Creates an error of a command's own words, which its help page explains.
  init(_ description: String, in path: [String]) {
    self.init(description, next: (["formatctl"] + path + ["--help"]).joined(separator: " "))
  }
}
