import Documents

/// A JSON file with a list of findings, as a baseline and a report are.
struct FindingList {
  /// The outermost object.
  let root: JSONValue
  /// The findings.
  let entries: [JSONValue]
  private let file: FilePath

  /// Reads the list, and throws where it is none; `noun` is what is expected, with the article.
  init(_ document: JSONDocument, of file: FilePath, _ noun: String) throws(Failure) {
    self.file = file
    if let problem = document.problems.first {
      let place = document.place(at: problem.offset)
      throw Failure("\(file):\(place.line):\(place.column): \(problem.message), JSON is expected.")
    }
    guard let root = document.root else { throw Failure("\(file):1:1: it is empty, \(noun) is expected.") }
    self.root = root
    func failure(_ value: JSONValue, _ words: String) -> Failure { Self.failure(file, value, words) }
    guard root.kind == .object else {
      throw failure(root, "it is \(root.kindName), \(noun), an object with \"findings\", is expected")
    }
    if let version = root["schemaVersion"], version.integer != 1 {
      let given = version.numberText ?? version.kindName
      throw failure(version, "schemaVersion is \(given), 1 is the newest that this program reads")
    }
    guard let findings = root["findings"] else {
      throw failure(root, "it has no \"findings\", \(noun) with a list of them is expected")
    }
    guard findings.kind == .array else { throw failure(findings, "findings is \(findings.kindName), a list is expected") }
    entries = findings.elements
  }

  /// Returns the member of an entry that such a file alone has.
  func mark(_ name: String, of entry: JSONValue, _ noun: String) throws(Failure) -> JSONValue {
    guard entry.kind == .object else {
      throw failure(entry, "an entry of findings is \(entry.kindName), an object with \"\(name)\" is expected")
    }
    guard let mark = entry[name] else { throw failure(entry, "an entry of findings has no \(name), \(noun) is expected") }
    return mark
  }

  /// Checks that an entry names a rule, and has texts where texts belong.
  func check(_ entry: JSONValue, texts: [String]) throws(Failure) {
    guard entry["rule"] != nil else { throw failure(entry, "an entry of findings has no rule, the ID of one is expected") }
    for name in ["rule"] + texts {
      if let value = entry[name], value.kind != .string {
        throw failure(value, "\(name) is \(value.kindName), a text is expected")
      }
    }
  }

  /// Returns what is wrong with a value, with its place.
  func failure(_ value: JSONValue, _ words: String) -> Failure { Self.failure(file, value, words) }

  private static func failure(_ file: FilePath, _ value: JSONValue, _ words: String) -> Failure {
    Failure("\(file):\(value.place.line):\(value.place.column): \(words).")
  }
}
