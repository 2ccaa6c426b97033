import Documents

/// What somebody made that a file holds, told from its beginning: what no report may take the place of.
public enum WorkKind: Sendable, Equatable {
  /// One creative or several.
  case creative
  /// The definition of a format.
  case definition
  /// A catalogue, or another database.
  case database
  /// Findings that are known, with their reasons.
  case baseline
  /// A picture, a video or another document of a type that is known.
  case media(MediaType)

  /// Looks at the first bytes of a file; nil where they are of nothing that is proved.
  public init?(_ head: [UInt8]) {
    if head.starts(with: Array("SQLite format 3\0".utf8)) {
      self = .database
      return
    }
    let type = MediaType(sniffing: head)
    guard type == .unknown || type == .html else {
      self = .media(type)
      return
    }
    let end = head.firstIndex(of: UInt8(ascii: "\n")) ?? head.endIndex
    let line = JSONDocument(head, in: 0..<end)
    guard let root = (line.isWhole ? line : JSONDocument(head)).root else { return nil }
    switch root.kind {
    case .object where root["assets"] != nil: self = .creative
    case .object where root["fields"] != nil: self = .definition
    case .object where root["findings"]?.element(0)?["fingerprint"] != nil: self = .baseline
    case .array where root.elements.contains { $0["assets"] != nil }: self = .creative
    default: return nil
    }
  }

  /// What it is, in a sentence: "a creative".
  public var name: String {
    switch self {
    case .creative: "a creative"
    case .definition: "the definition of a format"
    case .database: "a catalogue"
    case .baseline: "a baseline"
    case .media(let type): type.nameWithArticle
    }
  }
}
