/// What a word of the command line names, so that completions can offer it.
enum ValueKind: Sendable {
  /// A format: ID, ID@revision, slug or path.
  case format
  /// The key of a field.
  case key
  /// A rule or a family of rules.
  case rule
  /// A file or a folder.
  case file
  /// A folder.
  case folder
  /// Nothing that can be listed.
  case other

  /// The word that stands for such a value in help.
  var noun: String? {
    switch self {
    case .format: "format"
    case .key: "key"
    case .rule: "rule"
    case .file: "path"
    case .folder: "folder"
    case .other: nil
    }
  }
}
