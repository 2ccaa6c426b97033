/// A file or folder as a commit has it: `HEAD:Formats`.
struct GitPath: Equatable {
  /// The branch, tag or commit.
  let commit: String
  /// The path from the root of the repository on, or from the working directory where it begins with a point.
  let path: String

  /// Reads a word, nil where it is a plain path or has no colon.
  init?(_ word: String) {
    if word.hasPrefix("/") || word.hasPrefix(".") { return nil }
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    (commit, path) = (parts[0], parts[1])
  }

  /// The word as git takes it.
  var word: String { "\(commit):\(path)" }

  /// Whether the path begins at the working directory.
  var isRelative: Bool { path == "." || path == ".." || path.hasPrefix("./") || path.hasPrefix("../") }
}
