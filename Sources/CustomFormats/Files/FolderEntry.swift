#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A name in a folder and what it leads to, links followed.
struct FolderEntry {
  /// The name.
  let name: String
  /// Whether it is a folder; else it is a file.
  let isFolder: Bool
  /// What it was when the folder was read.
  let version: FileVersion

  /// What it is to the system.
  var identity: FileIdentity { version.identity }

  /// Whether the name asks to be left alone.
  var isHidden: Bool { name.hasPrefix(".") }

  /// The name's ending in small letters.
  var nameExtension: String { name.fileExtension }

  /// Returns files and folders in the order of their names; devices and links to nothing are left out.
  ///
  /// A file of creatives whose name is no UTF-8 is an error: no path leads to it, and to pass it by would hide it.
  static func all(in path: String, shown: String) throws(ReadError) -> [FolderEntry] {
    guard let folder = opendir(path) else { throw ReadError(shown) }
    defer { closedir(folder) }
    var entries: [FolderEntry] = []
    errno = 0
    while let entry = readdir(folder) {
      let name = self.name(of: entry)
      var facts = stat()
      if name != ".", name != "..", fstatat(dirfd(folder), name, &facts, 0) == 0 {
        let kind = facts.st_mode & S_IFMT
        if kind == S_IFREG || kind == S_IFDIR {
          entries.append(FolderEntry(name: name, isFolder: kind == S_IFDIR, version: FileVersion(facts)))
        }
      } else if name.unicodeScalars.contains("\u{FFFD}"), CreativeFiles.extensions.contains(name.fileExtension) {
        throw ReadError(shown.appending(path: name), number: EILSEQ)
      }
      errno = 0
    }
    if errno != 0 { throw ReadError(shown) }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    // The record is as long as its name needs, so it is read in place and never copied whole.
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return "." }
    return String(cString: UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self))
  }
}
