/// Why something named on the command line is not read as creatives.
public struct CreativeFilesError: Error, Sendable, Equatable, CustomStringConvertible {
  /// One sentence that names the path, what was expected and what was given.
  public let description: String
  /// The command line to run instead, if there is one.
  public let next: String?

  /// Creates an error.
  init(_ description: String, next: String? = nil) {
    self.description = description
    self.next = next
  }
}
