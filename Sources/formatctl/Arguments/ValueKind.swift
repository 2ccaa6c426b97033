/// What a word of the command line names, so that completions can offer it.
enum ValueKind: Sendable {
  /// A format: ID, ID@revision, slug or path.
  case format
  /// A format of the catalogue: ID, ID@revision or slug.
  case storedFormat
  /// The key of a field of the format that stands before it.
  case key
  /// What is said of a field: `max=25`.
  case setting
  /// A field in one word: `Headline:text,max=25`.
  case field
  /// A sample of the format that stands before it.
  case sample
  /// A state of an ad of the format that stands before it.
  case state
  /// A rule or a family of rules.
  case rule
  /// A rule with its weight: `text-too-long=warning`.
  case ruleWeight
  /// A reporter, and perhaps the file that it writes.
  case reporter
  /// A command, or a topic of help.
  case topic
  /// A name that `explain` knows.
  case subject
  /// A schema.
  case schema
  /// A file or a folder.
  case file
  /// A folder.
  case folder
  /// Nothing that can be listed.
  case other

  /// The word that stands for such a value in help.
  var noun: String? {
    switch self {
    case .format, .storedFormat: "format"
    case .key: "key"
    case .field: "field"
    case .sample: "sample"
    case .rule: "rule"
    case .file: "path"
    case .folder: "folder"
    case .setting, .state, .ruleWeight, .reporter, .topic, .subject, .schema, .other: nil
    }
  }
}
