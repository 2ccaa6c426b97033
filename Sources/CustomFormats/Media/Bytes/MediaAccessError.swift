/// Why a file a creative names is not opened.
public enum MediaAccessError: Error, Sendable, Equatable, CustomStringConvertible {
  /// No file has that name.
  case missing
  /// The name leads out of the folder.
  case outsideRoot
  /// A folder, device, pipe or socket has that name.
  case notAFile
  /// The system refuses, in its own words.
  case unreadable(String)

  /// The end of a sentence that begins with the file's name.
  public var description: String {
    switch self {
    case .missing: "does not exist"
    case .outsideRoot: "lies outside the folder"
    case .notAFile: "is not a file"
    case .unreadable(let why): "cannot be read: \(why)"
    }
  }
}
