public import Documents

/// Reads creatives from documents.
public enum CreativeFile {
  /// The members of a creative.
  static let members = [
    "schemaVersion", "id", "formatId", "name", "advertiser", "locale", "assets", "adChoices", "destinationUrl", "deepLinks",
    "impressionTrackers", "clickTrackers",
  ]

  /// Reads the creative at a node of a document.
  ///
  /// `format` is asked for the format that the creative names; without one the assets cannot be told apart.
  public static func read(
    _ document: JSONDocument, root: Int = 0, format: (_ reference: String?) -> PreparedFormat?
  ) -> (creative: Creative, format: PreparedFormat?) {
    var creative = Creative(document: document, root: root)
    guard document.nodes.indices.contains(root), document.nodes[root].kind == .object else {
      if document.isWhole, document.nodes.indices.contains(root), !InputRules.isEncodedTwice(document, root) {
        let value = JSONValue(document: document, index: root)
        creative.violations.append(WrongKindOfValue.violation(at: JSONPath(), expected: "an object: { … }", given: value))
      }
      return (creative, nil)
    }
    var known: [String: Int] = [:]
    var at = root + 1
    let end = Int(document.nodes[root].next)
    while at + 1 < end {
      let name = document.text(document.nodes[at])
      if members.contains(name) {
        known[name] = at
      } else if !MemberReader.isAlwaysKnown(name) {
        creative.violations.append(unknownMember(name, at + 1, document))
      }
      at = Int(document.nodes[at + 1].next)
    }
    var reader = CreativeReader(document: document, members: known)
    creative.idNode = reader.scalar("id", into: &creative).flatMap { reader.isBlank($0) ? nil : $0 }
    creative.formatNode = reader.scalar("formatId", into: &creative)
    for name in ["name", "advertiser", "locale"] { _ = reader.scalar(name, into: &creative) }
    if let version = reader.value("schemaVersion")?.integer, version > FormatFile.schemaVersion {
      creative.violations.append(WrongKindOfValue.newerVersion(version, at: "schemaVersion"))
    }
    let prepared = format(creative.formatReference)
    reader.format = prepared
    reader.readAssets(into: &creative)
    reader.readLinks(into: &creative)
    return (creative, prepared)
  }

  private static func unknownMember(_ name: String, _ node: Int, _ document: JSONDocument) -> Violation {
    let value = JSONValue(document: document, index: node)
    let path = JSONPath().member(name)
    if let text = deepText(value), InputRules.holdsJSON(text) { return MalformedJSON.encodedTwice(value, at: path) }
    let member = JSONValue.Member(name: name, nameIndex: node - 1, value: value)
    return UnknownMember.violation(name, at: path, among: members).standing(at: member)
  }

  /// Returns the one text inside a value from elsewhere that may hold JSON once more.
  private static func deepText(_ value: JSONValue) -> String? {
    if let text = value.string {
      return text.utf8.first == UInt8(ascii: "\"") || text.utf8.first == UInt8(ascii: "{") ? text : nil
    }
    return value.members.lazy.compactMap { deepText($0.value) }.first
  }
}
