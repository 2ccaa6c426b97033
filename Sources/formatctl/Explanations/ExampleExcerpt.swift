import CustomFormats
import Documents

/// What of an example is worth showing: a part of its definition, its creatives and files.
struct ExampleExcerpt {
  /// Names and JSON texts.
  let parts: [(name: String, text: String)]

  /// Members that examples share and that say nothing about the rule.
  private static let shared: [String: String] = [
    "id": #""c1""#, "formatId": #""10063170""#, "destinationUrl": #""https://trailhead.example/walks""#,
  ]

  /// Picks out of an example what its rule looks at.
  init(_ example: Example) {
    if let session = example.session {
      parts = session.split(separator: "\n").map { ("event", String($0)) }
      return
    }
    var parts: [(String, String)] = []
    let definition = JSONDocument(Array(example.definition.utf8))
    if let root = definition.root, root.kind == .object, definition.problems.isEmpty {
      for field in root["fields"]?.elements ?? [] { parts.append(("field", field.json.lineText)) }
      let keys = root["fields"]?.elements.compactMap { $0["key"]?.string } ?? []
      for member in root.members where member.name != "fields" && Self.isTelling(member, keys) {
        parts.append(("format", JSONText.quoted(member.name) + ": " + member.value.json.lineText))
      }
    } else {
      parts.append(("format", example.definition))
    }
    for text in [example.creative].compactMap({ $0 }) + example.others { parts += Self.parts(ofCreative: text) }
    parts += example.files.sorted { $0.key < $1.key }.map { ("file", Self.words($0.key, $0.value)) }
    if example.profile != .reservation { parts.append(("profile", example.profile.rawValue)) }
    if example.isLatin1 { parts.append(("stored", "in Latin-1")) }
    if example.isLive { parts.append(("call", "lint --live")) }
    if example.isDelivery { parts.append(("call", "validate --assets")) }
    self.parts = parts
  }

  private static func parts(ofCreative text: String) -> [(String, String)] {
    let document = JSONDocument(Array(text.utf8))
    guard let root = document.root, root.kind == .object, document.problems.isEmpty else { return [("creative", text)] }
    return root.members.flatMap { member -> [(String, String)] in
      if member.name == "assets", member.value.kind == .object {
        return member.value.members.map { ("asset", JSONText.quoted($0.name) + ": " + $0.value.json.lineText) }
      }
      if shared[member.name] == member.value.json.lineText { return [] }
      return [("creative", JSONText.quoted(member.name) + ": " + member.value.json.lineText)]
    }
  }

  /// Tells whether a member of a definition is more than what every example has.
  private static func isTelling(_ member: JSONValue.Member, _ keys: [String]) -> Bool {
    if member.name == "clicks" { return member.value["clickable"]?.elements.compactMap(\.string) != keys.prefix(1).map { $0 } }
    return shared[member.name] != member.value.json.lineText
  }

  private static func words(_ path: String, _ file: MediaFile) -> String {
    let inspected = InspectedFile(path, file)
    let type = file.type == .unknown ? [] : [file.type.name]
    let size = inspected.shown.map { ["\($0.width)x\($0.height)"] } ?? []
    let facts = type + size + ["\(file.byteCount.grouped) bytes"] + inspected.remarks
    return "\(path): \(facts.joined(separator: ", "))" + (inspected.fault.map { "; \($0)" } ?? "")
  }
}
