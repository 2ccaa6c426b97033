public import Documents

/// Values for the fields of one format, with destination, deep links and trackers.
///
/// It is the document's bytes and an array of values that point into them: one of a million costs no text.
public struct Creative: Sendable {
  /// The document that holds it.
  public let document: JSONDocument
  /// The node of its object.
  public let root: Int
  /// The file that it stands in.
  public var file: String?
  /// The ID where the document gives none: the file's stem.
  public var fallbackID: String?
  /// The node of its ID.
  public internal(set) var idNode: Int?
  /// The node of the format that it names.
  public internal(set) var formatNode: Int?
  /// The node of its assets.
  public internal(set) var assetsNode: Int?
  /// The assets in document order, then AdChoices, destination, deep links and trackers.
  public internal(set) var values: [CreativeValue] = []
  /// What is wrong with how it is written.
  public internal(set) var violations: [Violation] = []

  init(document: JSONDocument, root: Int) {
    self.document = document
    self.root = root
  }

  /// The ID: as given, else the file's stem.
  public var id: String? { idNode.flatMap { string($0) } ?? fallbackID }
  /// The format that it names, as written; nil where it names none.
  public var formatReference: String? { formatNode.flatMap { string($0) } }

  /// Returns the value of a member of the creative's object, as written.
  func member(_ name: String) -> JSONValue? {
    document.nodes.indices.contains(root) ? JSONValue(document: document, index: root)[name] : nil
  }

  /// Returns the text of a string or number node.
  func string(_ node: Int) -> String? {
    let value = JSONValue(document: document, index: node)
    return value.string ?? value.numberText
  }

  /// Returns the text of a value: its words, digits, path or address.
  public func text(_ value: CreativeValue) -> String {
    let node = document.nodes[value.textNode]
    switch node.kind {
    case .string: return document.text(node)
    case .number: return String(decoding: document.bytes[node.range], as: UTF8.self)
    default: return ""
    }
  }

  /// Returns what a message calls a media file: the last part of its path.
  func fileName(_ value: CreativeValue) -> String {
    let path = text(value)
    return (path.split(separator: "/").last.map(String.init) ?? path).excerpt
  }

  /// Tells whether two values have the same text.
  func isSameText(_ a: CreativeValue, _ b: CreativeValue) -> Bool {
    let (one, other) = (document.nodes[a.textNode], document.nodes[b.textNode])
    if one.classes.union(other.classes).contains(.escape) { return text(a) == text(b) }
    return one.range.count == other.range.count && document.bytes[one.range].elementsEqual(document.bytes[other.range])
  }

  /// Returns the key of an asset, or the name of a link as it stands in a creative: `destinationUrl`, `deepLinks[0]`.
  public func key(_ value: CreativeValue) -> String {
    switch value.subject {
    case .asset, .adChoices, .destination: value.nameNode.map { document.text(document.nodes[$0]) } ?? ""
    case .deepLink(let index): "deepLinks[\(index)]"
    case .impressionTracker(let index): "impressionTrackers[\(index)]"
    case .clickTracker(let index): "clickTrackers[\(index)]"
    }
  }

  /// Returns the byte at which the name of a value begins, its opening quote included; nil where it has none.
  func nameByte(_ value: CreativeValue) -> Int? { value.nameNode.map { Int(document.nodes[$0].start) - 1 } }

  /// Returns the path of a value in the creative's object.
  public func path(_ value: CreativeValue) -> JSONPath {
    if case .asset = value.subject { return JSONPath("assets").member(key(value)) }
    return JSONPath(key(value))
  }

  /// The byte at which the creative begins.
  public var start: Int { document.nodes.indices.contains(root) ? Int(document.nodes[root].start) : document.range.lowerBound }
}
