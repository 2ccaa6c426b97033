extension JSON {
  /// The value on one line without blanks.
  public var compactText: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let digits): digits
    case .string(let text): JSONText.quoted(text)
    case .array(let elements): "[" + elements.map(\.compactText).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { JSONText.quoted($0.name) + ":" + $0.value.compactText }.joined(separator: ",") + "}"
    }
  }

  /// The value over several lines: 2 spaces a level, what fits in 100 columns on one line, a line feed at the end.
  public var documentText: String { text(level: 0, column: 0, isRoot: true) + "\n" }

  /// The value on one line with blanks, as it stands inside a document.
  public var lineText: String {
    switch self {
    case .array(let elements): "[" + elements.map(\.lineText).joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty
        ? "{}" : "{ " + members.map { JSONText.quoted($0.name) + ": " + $0.value.lineText }.joined(separator: ", ") + " }"
    default: compactText
    }
  }

  private func text(level: Int, column: Int, isRoot: Bool = false) -> String {
    let line = lineText
    if !isRoot, column + line.count <= 100 { return line }
    let indent = String(repeating: "  ", count: level + 1)
    let outdent = String(repeating: "  ", count: level)
    switch self {
    case .array(let elements) where !elements.isEmpty:
      let lines = elements.map { indent + $0.text(level: level + 1, column: indent.count) }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + outdent + "]"
    case .object(let members) where !members.isEmpty:
      let lines = members.map { member in
        let name = JSONText.quoted(member.name) + ": "
        return indent + name + member.value.text(level: level + 1, column: indent.count + name.count)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n" + outdent + "}"
    default: return line
    }
  }
}
