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
    let list = try FindingList(JSONDocument(try file.bytes()), of: file, "a baseline")
    self.file = file
    others = list.root.members.filter { $0.name == "$schema" || $0.name.hasPrefix("x-") }
      .map { JSON.Member($0.name, $0.value.json) }
    entries = try list.entries.map { entry in
      let word = try list.mark("fingerprint", of: entry, "one")
      guard let fingerprint = word.string.flatMap({ Fingerprint($0) }) else {
        let given = word.string.map { "\"\($0)\"" } ?? word.kindName
        throw list.failure(
          word, "fingerprint is \(given), 16 hexadecimal digits as --write-baseline writes them are expected")
      }
      try list.check(entry, texts: ["reason", "command", "creative", "key", "file", "message"])
      return KnownFinding(entry, fingerprint, rule: entry["rule"]?.string ?? "")
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
