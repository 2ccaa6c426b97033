import CustomFormats

/// Rows under headings, in columns as wide as their texts.
struct TextTable {
  /// A column's heading and how its texts stand.
  struct Column {
    /// The heading.
    let heading: String
    /// Whether the texts stand at the right, as numbers do.
    var isNumber = false
    /// Whether the column gives way where the table is too wide; its texts are broken into lines.
    var isFlexible = false
  }

  /// The columns.
  let columns: [Column]
  /// The texts, one a column.
  var rows: [[String]] = []

  /// Returns the lines of the table, none wider than the page if the flexible columns can give way.
  func lines(width: Int, style: Style = .plain) -> [String] {
    let widths = self.widths(width)
    let heading = line(columns.map(\.heading), widths)
    return [style.faint(heading)] + rows.flatMap { lines(of: $0, widths) }
  }

  private func widths(_ width: Int) -> [Int] {
    var widths = columns.indices.map { index in
      (rows.map { DisplayWidth.of($0[index]) } + [DisplayWidth.of(columns[index].heading)]).max() ?? 0
    }
    let flexible = columns.indices.filter { columns[$0].isFlexible }
    var excess = widths.reduce(2 * (columns.count - 1), +) - width
    while excess > 0, let widest = flexible.max(by: { widths[$0] < widths[$1] }), widths[widest] > 8 {
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  private func lines(of row: [String], _ widths: [Int]) -> [String] {
    let cells = row.indices.map { columns[$0].isFlexible ? WrappedText(row[$0], columns: widths[$0]).lines : [row[$0]] }
    let height = cells.map(\.count).max() ?? 1
    return (0..<height).map { number in line(cells.map { $0.indices.contains(number) ? $0[number] : "" }, widths) }
  }

  private func line(_ texts: [String], _ widths: [Int]) -> String {
    var line = ""
    for (index, text) in texts.enumerated() {
      if index > 0 { line += "  " }
      line += columns[index].isNumber ? text.padded(before: widths[index]) : text.padded(to: widths[index])
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
