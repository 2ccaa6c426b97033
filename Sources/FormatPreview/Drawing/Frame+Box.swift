extension Frame {
  /// Draws a border along the inside of a rectangle, round at the corners.
  public mutating func box(_ rect: CellRect, style: Style = .faint, ink: RGB? = nil) {
    guard rect.columns > 1, rect.rows > 1 else { return }
    let (left, right, top, bottom) = (rect.column, rect.endColumn - 1, rect.row, rect.endRow - 1)
    func side(_ text: String, at cell: Cell) -> Cell { Cell(text, style: style, ink: ink, paper: cell.meanColour) }
    for column in max(0, left + 1)..<max(0, left + 1, min(right, columns)) {
      put(side("─", at: self[column, top]), column: column, row: top)
      put(side("─", at: self[column, bottom]), column: column, row: bottom)
    }
    for row in max(0, top + 1)..<max(0, top + 1, min(bottom, rows)) {
      put(side("│", at: self[left, row]), column: left, row: row)
      put(side("│", at: self[right, row]), column: right, row: row)
    }
    put(side("╭", at: self[left, top]), column: left, row: top)
    put(side("╮", at: self[right, top]), column: right, row: top)
    put(side("╰", at: self[left, bottom]), column: left, row: bottom)
    put(side("╯", at: self[right, bottom]), column: right, row: bottom)
  }

  /// Fills a rectangle with blanks on a colour, nil for the reader's own.
  public mutating func fill(_ rect: CellRect, paper: RGB?) {
    let visible = rect.clipped(to: bounds)
    for row in visible.row..<visible.endRow {
      for column in visible.column..<visible.endColumn { put(Cell(" ", paper: paper), column: column, row: row) }
    }
  }
}
