#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A copy of a definition that a person works on, in a folder that is nobody else's.
struct WorkingCopy {
  /// The copy.
  let file: FilePath
  private let folder: FilePath

  /// Makes the folder below `TMPDIR` and writes the copy.
  init(_ text: [UInt8], of name: String, in environment: Environment) throws {
    folder = try Self.newFolder(environment.temporaryFolder, name)
    file = folder.appending(FormatFolder.definitionName)
    try file.write(text)
  }

  /// Removes the copy and its folder.
  func discard() {
    unlink(file.absolute)
    // What the editor left beside it stays, and the folder with it.
    rmdir(folder.absolute)
  }

  /// Makes a folder that was not there, so that nobody else can have prepared it.
  private static func newFolder(_ place: FilePath, _ name: String) throws -> FilePath {
    for number in 1...1000 {
      let folder = place.appending("formatctl-edit-\(name)-\(number)")
      if mkdir(folder.absolute, 0o700) == 0 { return folder }
      if errno != EEXIST { throw FileError(folder, "cannot be made", systemReason) }
    }
    throw Failure("\(place) holds a thousand copies of \(name), and no more are made; those that are done with can be removed.")
  }
}
