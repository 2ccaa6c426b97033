/// A page of help that belongs to no single command.
struct HelpTopic: Equatable, Sendable {
  /// The word as typed after `help`.
  let name: String
  /// One sentence for lists.
  let summary: String
  /// The page, in paragraphs; indented lines stay as they are.
  let text: String

  /// The topics, in the order of help.
  static let all = [
    formats, fields, creatives, layout, files, project, profiles, reporters, fixes, exitStatus, environment,
  ]

  /// Lays out terms with what they mean, a blank line where a term is empty.
  static func table(_ rows: [(term: String, meaning: String)]) -> String {
    let column = rows.map(\.term.count).max() ?? 0
    let margin = String(repeating: " ", count: column + 4)
    return rows.flatMap { row in
      TextBlock(row.meaning, width: 78 - margin.count).lines.enumerated().map { number, line in
        let start = number == 0 ? "  \(row.term)" : ""
        return line.isEmpty ? "" : start + String(repeating: " ", count: margin.count - start.count) + line
      }
    }.joined(separator: "\n")
  }
}
