import Documents

/// A file of findings that are known.
struct Baseline {
  /// The file.
  let file: FilePath
  /// Its entries.
  let entries: [KnownFinding]
  /// The members of the file that say something of itself: `$schema` and those that begin with `x-`.
  let others: [JSON.Member]

  /// Reads a baseline, and throws what is wrong with it.
  init(_ file: FilePath) throws {
    let document = JSONDocument(try file.bytes())
    func failure(_ value: JSONValue, _ words: String) -> Failure {
      Failure("\(file):\(value.place.line):\(value.place.column): \(words).")
    }
    if let problem = document.problems.first {
      let place = document.place(at: problem.offset)
      throw Failure("\(file):\(place.line):\(place.column): \(problem.message), JSON is expected.")
    }
    guard let root = document.root else { throw Failure("\(file):1:1: it is empty, a baseline is expected.") }
    guard root.kind == .object else {
      throw failure(root, "it is \(root.kindName), a baseline, an object with \"findings\", is expected")
    }
    if let version = root["schemaVersion"], version.integer != 1 {
      let given = version.numberText ?? version.kindName
      throw failure(version, "schemaVersion is \(given), 1 is the newest that this program reads")
    }
    guard let findings = root["findings"] else {
      throw failure(root, "it has no \"findings\", a baseline with a list of them is expected")
    }
    guard findings.kind == .array else { throw failure(findings, "findings is \(findings.kindName), a list is expected") }
    self.file = file
    others = root.members.filter { $0.name == "$schema" || $0.name.hasPrefix("x-") }
      .map { JSON.Member($0.name, $0.value.json) }
    entries = try findings.elements.map { entry in
      guard entry.kind == .object else {
        throw failure(entry, "an entry of findings is \(entry.kindName), an object with \"fingerprint\" is expected")
      }
      guard let word = entry["fingerprint"] else {
        throw failure(entry, "an entry of findings has no fingerprint, one is expected")
      }
      guard let fingerprint = word.string.flatMap({ Fingerprint($0) }) else {
        let given = word.string.map { "\"\($0)\"" } ?? word.kindName
        throw failure(word, "fingerprint is \(given), 16 hexadecimal digits as --write-baseline writes them are expected")
      }
      guard let rule = entry["rule"] else { throw failure(entry, "an entry of findings has no rule, the ID of one is expected") }
      for name in ["rule", "reason", "command", "creative", "key", "file", "message"] {
        if let value = entry[name], value.kind != .string {
          throw failure(value, "\(name) is \(value.kindName), a text is expected")
        }
      }
      return KnownFinding(entry, fingerprint, rule: rule.string ?? "")
    }
  }

  /// Returns the text of a baseline.
  static func text(_ entries: [KnownFinding], _ others: [JSON.Member]) -> String {
    let ordered = entries.map { (order: $0.order, json: $0.json) }.sorted { $0.order.lexicographicallyPrecedes($1.order) }
    let own = [JSON.Member("schemaVersion", .number(1)), JSON.Member("findings", .array(ordered.map(\.json)))]
    let first = others.filter { $0.name == "$schema" }
    return JSON.object(first + own + others.filter { $0.name != "$schema" }).documentText
  }
}
