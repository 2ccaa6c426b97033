import CustomFormats

/// A page of words over the screen, in a frame, with as many lines as there is room for.
struct PagePane {
  private let page: any ScreenPage
  private let scroll: Int

  /// Creates a pane that shows a page from a line on.
  init(_ page: any ScreenPage, scroll: Int) {
    self.page = page
    self.scroll = scroll
  }

  /// Draws the page, as wide as lines are read well.
  func draw(in room: CellRect, on frame: inout Frame) {
    // A strip of the screen beside the page would only confuse.
    let columns = room.columns < 110 ? room.columns : 92
    let lines = page.lines(columns: columns - 4)
    let rows = min(room.rows, lines.count + 2)
    let rect = CellRect(
      column: room.column + (room.columns - columns) / 2, row: room.row + (room.rows - rows) / 2, columns: columns, rows: rows)
    frame.fill(rect, paper: nil)
    frame.box(rect, style: .plain)
    frame.write(" \(page.title) ", column: rect.column + 2, row: rect.row, columns: rect.columns - 4, style: .strong)
    let inner = rect.inset(columns: 2)
    let first = max(0, min(scroll, lines.count - inner.rows))
    for (offset, line) in lines[first...].prefix(inner.rows).enumerated() {
      frame.write(line, column: inner.column, row: inner.row + offset, columns: inner.columns)
    }
    let left = lines.count - first - inner.rows
    let remark = left > 0 ? " ↓ \(left) more, \(page.ending) " : " \(page.ending) "
    frame.write(remark, column: rect.endColumn - DisplayWidth.of(remark) - 2, row: rect.endRow - 1, style: .faint)
  }
}

/// A page of words.
protocol ScreenPage {
  /// What it is about.
  var title: String { get }
  /// How it is left.
  var ending: String { get }
  /// Returns its lines, wrapped.
  func lines(columns: Int) -> [TextLine]
}

extension ScreenPage {
  var ending: String { "Esc closes" }
}
