import Documents

/// A file that a project begins with, compared with what stands in its place.
struct PlannedFile {
  /// The place.
  let path: FilePath
  /// The bytes that it gets where nothing is there.
  let bytes: [UInt8]
  /// What happens to it.
  let action: Action
  /// Lines for the file that is there, where it lacks them.
  var missing: String?

  /// What happens to a file.
  enum Action: String, CaseIterable {
    /// It is made.
    case written
    /// It is there with the same bytes.
    case unchanged
    /// It is there with others, and stays as it is.
    case kept
  }

  /// Compares the bytes with what stands at the path.
  init(_ path: FilePath, _ bytes: [UInt8]) throws {
    self.path = path
    self.bytes = bytes
    switch path.kind {
    case .absent: action = .written
    case .folder: throw FileError(path, "cannot be written", "it is a folder, a file is expected")
    case .unreachable(let reason): throw FileError(path, "cannot be written", reason)
    case .other: throw FileError(path, "cannot be written", "what is there is no file")
    case .file: action = (try? path.bytes(atMost: max(1, bytes.count))) == bytes ? .unchanged : .kept
    }
  }

  /// Compares a text with what stands at the path.
  init(_ path: FilePath, text: String) throws {
    try self.init(path, Array(text.utf8))
  }

  /// Makes the file, where nothing is there.
  func write() throws(FileError) {
    guard action == .written else { return }
    try path.parent?.makeFolder()
    try path.writeNew(bytes)
  }

  /// Returns one sentence on what becomes of it.
  func sentence(isDryRun: Bool) -> String {
    switch action {
    case .written: "\(isDryRun ? "Would write" : "Wrote") \(path)."
    case .unchanged: "Unchanged: \(path)."
    case .kept: "\(path) is there and stays as it is."
    }
  }

  /// The file in JSON output.
  var json: JSON {
    .object(["path": .string(path.shown), "action": .string(action.rawValue), "missing": .text(missing)])
  }
}
