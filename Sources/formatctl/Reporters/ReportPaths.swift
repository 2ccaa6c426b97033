/// Paths as other programs look for them: from the root of the repository on, whatever folder a call is made in.
struct ReportPaths {
  /// The folder that paths start from: the nearest one with `.git`, else the working directory.
  let root: FilePath
  /// The folder that names of files start from.
  let folder: FilePath

  /// Looks for the root, from the working directory upward.
  init(in environment: Environment) {
    folder = environment.folder
    root = folder.ancestors.first { $0.appending(".git").kind != .absent } ?? folder
  }

  /// Returns the path of a file from the root on; nil for stdin and for what stands outside.
  func relative(_ file: String) -> String? {
    if file == "-" { return nil }
    let path = FilePath(folded(FilePath(file, from: folder.absolute).absolute), from: root.absolute)
    return path.shown.hasPrefix("/") ? nil : path.shown
  }

  /// Returns the path from the root of the disk on.
  func absolute(_ file: String) -> String { folded(FilePath(file, from: folder.absolute).absolute) }

  /// Takes out each `..` with the part before it.
  private func folded(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
