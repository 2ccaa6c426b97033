/// A walk through a folder and all below it, file by file in the order of names.
///
/// Each folder is walked once, so links that lead in circles come to an end. Hidden files and folders are counted and
/// not entered.
struct FolderWalk {
  /// A file that was found.
  struct Found {
    /// The path as it is shown.
    let shown: String
    /// The path to open.
    let path: String
    /// What it was when its folder was read.
    let version: FileVersion

    /// What it is to the system.
    var identity: FileIdentity { version.identity }
  }

  /// The endings of the files that are looked for.
  let extensions: Set<String>
  /// The hidden files of these endings, and hidden folders, that were passed by.
  private(set) var hidden = 0

  private var waiting: [(entry: FolderEntry, shown: String, path: String)] = []
  private var walked: Set<FileIdentity> = []

  /// Begins at a folder.
  init(_ path: String, shown: String, identity: FileIdentity, extensions: Set<String>) throws(ReadError) {
    self.extensions = extensions
    try enter(path, shown: shown, identity)
  }

  /// Returns the next file, nil after the last.
  mutating func next() throws(ReadError) -> Found? {
    while let (entry, shown, path) = waiting.popLast() {
      if entry.isFolder {
        if entry.isHidden { hidden += 1 } else { try enter(path, shown: shown, entry.identity) }
      } else if extensions.contains(entry.nameExtension) {
        if entry.isHidden { hidden += 1 } else { return Found(shown: shown, path: path, version: entry.version) }
      }
    }
    return nil
  }

  private mutating func enter(_ path: String, shown: String, _ identity: FileIdentity) throws(ReadError) {
    guard walked.insert(identity).inserted else { return }
    for entry in try FolderEntry.all(in: path, shown: shown).reversed() {
      waiting.append((entry, shown.appending(path: entry.name), path.appending(path: entry.name)))
    }
  }
}
