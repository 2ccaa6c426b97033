/// A line of a help table: what is typed, and what it means.
struct HelpRow {
  /// What is typed.
  let label: String
  /// What it means.
  let text: String

  /// Creates a row from its two sides.
  init(_ label: String, _ text: String) {
    self.label = label
    self.text = text
  }

  /// Creates the row of an option or flag; names without a letter stand below those with one.
  init(_ option: ArgumentDescription) {
    let letter = option.short.map { "-\($0), " } ?? "    "
    let value = option.kind == .option ? " <\(option.valueWord)>" : ""
    self.init(letter + option.label + value, option.fullHelp)
  }

  /// Returns the column where the texts of all rows begin.
  static func column(for rows: [HelpRow]) -> Int {
    (rows.map(\.label.count).filter { $0 <= 26 }.max() ?? 0) + 4
  }

  /// Returns the row as lines; a label that is too long has a line of its own.
  func lines(column: Int, width: Int) -> [String] {
    let texts = TextBlock(text, width: max(20, width - column)).lines
    let margin = String(repeating: " ", count: column)
    let start = "  " + label
    if start.count + 2 > column { return [start] + texts.map { margin + $0 } }
    let first = start + String(repeating: " ", count: column - start.count) + (texts.first ?? "")
    return [first] + texts.dropFirst().map { margin + $0 }
  }
}
