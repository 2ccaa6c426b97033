/// A path on the disk, and the working directory below which it is shown short.
struct FilePath: Hashable {
  /// The path from the root on.
  let absolute: String
  /// The folder that shown paths start from.
  let start: String

  /// Creates a path as a person gives it.
  init(_ path: String, from start: String) {
    let path = path.hasPrefix("/") ? path : start + "/" + path
    let parts = path.split(separator: "/").filter { $0 != "." }
    absolute = "/" + parts.joined(separator: "/")
    self.start = start
  }

  /// The path as it is shown: below the working directory without it.
  var shown: String {
    if absolute == start { return "." }
    let folder = start == "/" ? start : start + "/"
    return absolute.hasPrefix(folder) ? String(absolute.dropFirst(folder.count)) : absolute
  }

  /// The last part, empty for the root.
  var name: String { absolute.split(separator: "/").last.map(String.init) ?? "" }

  /// The folder above, nil for the root.
  var parent: FilePath? {
    guard absolute != "/" else { return nil }
    return FilePath(absolute.split(separator: "/").dropLast().reduce(into: "/") { $0 += "\($1)/" }, from: start)
  }

  /// The path itself and the folders above it, nearest first.
  var ancestors: some Sequence<FilePath> { sequence(first: self, next: \.parent) }

  /// Returns the same path, shown from another folder.
  func shown(from start: String) -> FilePath { FilePath(absolute, from: start) }

  /// Returns the path of something in this folder.
  func appending(_ name: String) -> FilePath { FilePath(absolute + "/" + name, from: start) }
}

extension FilePath: CustomStringConvertible {
  var description: String { shown }
}
