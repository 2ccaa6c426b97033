public import Documents

/// A field in a few letters: `Headline:text,required,max=25`.
public struct FieldPhrase: Sendable {
  /// The key.
  public let key: String
  /// What the field holds.
  public let kind: FieldKind
  /// What else was said, in the order given.
  public let assignments: [FieldAssignment]
  /// The field as its definition in a file.
  public internal(set) var definition: JSON
  /// Whether a tap on it is reported, nil where that was not said.
  public let isClickable: Bool?

  /// Reads `KEY:KIND[,name[=value]]…`; a value with a comma stands in double quotes.
  public init(_ text: String) throws(FieldPhraseError) {
    guard let colon = text.firstIndex(of: ":") else {
      let key = text.prefix { $0 != "," }
      throw FieldPhraseError("\"\(text)\" has no kind, such as \(key.isEmpty ? "Headline" : key):text is expected")
    }
    key = String(text[..<colon]).trimmed
    guard !key.isEmpty else { throw FieldPhraseError("\"\(text)\" has no key, such as Headline:text is expected") }
    let rest = text[colon...].dropFirst()
    let word = String(rest.prefix { $0 != "," }).trimmed
    do {
      kind = try Self.kind(word)
      let settings = rest.drop { $0 != "," }
      assignments = settings.isEmpty ? [] : try FieldAssignment.list(settings.dropFirst(), for: kind)
      if let empty = assignments.first(where: \.isRemoval) {
        throw FieldPhraseError(
          "\(empty.setting.name) has no value, such as \(empty.setting.name)=\(empty.setting.example) is expected")
      }
      var field = JSON.object(["key": .string(key), "kind": .string(kind.rawValue)])
      var isClickable: Bool?
      for assignment in assignments {
        try assignment.write(into: &field)
        isClickable = try assignment.isClickable() ?? isClickable
      }
      definition = field
      self.isClickable = isClickable
    } catch {
      throw FieldPhraseError("\(key): \(error)")
    }
  }

  /// Reads the word for a kind.
  static func kind(_ word: String) throws(FieldPhraseError) -> FieldKind {
    if let kind = FieldKind(rawValue: word) { return kind }
    let known = FieldKind.allCases.map(\.rawValue)
    let near = synonyms[word.lowercased()]?.rawValue ?? NearMatch.of(word, among: known)
    let question = near.map { "; did you mean \($0)?" } ?? ""
    throw FieldPhraseError("the kind is \(MemberReader.list(known)), not \"\(word)\"\(question)")
  }

  /// Kinds as other programs, the ad server among them, call them.
  private static let synonyms: [String: FieldKind] = [
    "string": .text, "longtext": .text, "file": .image, "asset": .image, "img": .image, "picture": .image, "photo": .image,
    "movie": .video, "media": .video, "link": .url, "uri": .url, "int": .number, "integer": .number, "float": .number,
    "enum": .list, "choice": .list, "select": .list, "dropdown": .list,
  ]
}
