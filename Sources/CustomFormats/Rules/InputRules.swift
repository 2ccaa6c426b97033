import Documents

/// Turns what the scanner says of a document into violations of the Input rules.
enum InputRules {
  /// Returns the violations of a whole document.
  static func violations(of document: JSONDocument) -> [Violation] {
    var out = document.problems.map(violation)
    if let root = document.root, root.kind == .string, let text = root.string, holdsJSON(text) {
      out.append(MalformedJSON.encodedTwice(root, at: JSONPath()))
    }
    return out
  }

  /// Returns the violations of one value of a document: of all of it, or of an element of a list.
  static func violations(of document: JSONDocument, at root: Int) -> [Violation] {
    if root == 0 { return violations(of: document) }
    if document.problems.isEmpty { return [] }
    let range = document.nodes[root].range
    return document.problems.filter { range.contains($0.offset) }.map(violation)
  }

  /// Returns the violations of a list that stand in none of its elements; all of them where it cannot be read to its end.
  static func violations(ofList document: JSONDocument) -> [Violation] {
    let ranges = document.isWhole ? document.root?.elements.map(\.node.range) ?? [] : []
    return document.problems.filter { problem in !ranges.contains { $0.contains(problem.offset) } }.map(violation)
  }

  private static func violation(_ problem: JSONProblem) -> Violation {
    switch problem.kind {
    case .malformed: MalformedJSON.violation(problem)
    case .notUTF8: NotUTF8.violation(problem)
    case .textAfterEnd: TextAfterEnd.violation(problem)
    case .nestedTooDeep: NestedTooDeep.violation(problem)
    case .duplicateMember: DuplicateMember.violation(problem)
    }
  }

  /// Tells whether a text holds an object or list of JSON, perhaps in quotes once more.
  static func holdsJSON(_ text: String) -> Bool {
    guard let first = text.first(where: { !$0.isWhitespace }), first == "{" || first == "[" || first == "\"" else { return false }
    let document = JSONDocument(Array(text.utf8))
    guard document.problems.isEmpty, let root = document.root else { return false }
    return root.kind == .object || root.kind == .array || root.string.map(holdsJSON) == true
  }
}

extension InputRules {
  /// Tells whether a node is a text that holds JSON.
  static func isEncodedTwice(_ document: JSONDocument, _ node: Int) -> Bool {
    JSONValue(document: document, index: node).string.map(holdsJSON) ?? false
  }
}
