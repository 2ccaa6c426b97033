/// A file or folder that could not be read or written.
struct FileError: Error, Equatable, CustomStringConvertible {
  /// The path as it is shown.
  let path: String
  /// What could not be done: "cannot be read".
  let predicate: String
  /// What the system says, or what was expected.
  let reason: String

  /// Creates an error from the path, what could not be done with it and why.
  init(_ path: FilePath, _ predicate: String, _ reason: String) {
    self.path = path.shown
    self.predicate = predicate
    self.reason = reason
  }

  var description: String { "\(path) \(predicate): \(reason)." }
}
