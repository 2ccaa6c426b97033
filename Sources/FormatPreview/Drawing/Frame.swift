/// A page of cells; what views draw and surfaces show.
///
/// Whatever is drawn outside is dropped, so that no page is too small.
public struct Frame: Sendable, Equatable {
  /// The columns.
  public let columns: Int
  /// The rows.
  public let rows: Int
  private var cells: [Cell]

  /// Creates an empty page.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = [Cell](repeating: .blank, count: self.columns * self.rows)
  }

  /// All of the page.
  public var bounds: CellRect { CellRect(column: 0, row: 0, columns: columns, rows: rows) }

  /// The cell at a column and row, blank outside.
  public subscript(column: Int, row: Int) -> Cell {
    contains(column, row) ? cells[row * columns + column] : .blank
  }

  /// Tells whether a row has the same cells as that of another page as wide.
  func hasSameRow(_ row: Int, as other: Frame) -> Bool {
    cells[row * columns..<(row + 1) * columns] == other.cells[row * columns..<(row + 1) * columns]
  }

  /// Puts a character that takes one cell or more; one that does not fit on the page leaves blanks.
  public mutating func put(_ cell: Cell, width: Int = 1, column: Int, row: Int) {
    guard width > 0, row >= 0, row < rows, column < columns, column + width > 0 else { return }
    let fits = column >= 0 && column + width <= columns
    for offset in 0..<width where contains(column + offset, row) {
      release(column + offset, row)
      var part = cell
      if !fits { part.text = " " } else if offset > 0 { part.text = "" }
      cells[row * columns + column + offset] = part
    }
  }

  /// Changes the colours of a cell and leaves its character.
  public mutating func paint(column: Int, row: Int, _ change: (inout Cell) -> Void) {
    guard contains(column, row) else { return }
    let text = cells[row * columns + column].text
    change(&cells[row * columns + column])
    cells[row * columns + column].text = text
  }

  /// Puts another page on this one.
  public mutating func place(_ frame: Frame, column: Int, row: Int) {
    for y in 0..<frame.rows {
      var x = 0
      while x < frame.columns {
        var width = 1
        while x + width < frame.columns, frame[x + width, y].isCovered { width += 1 }
        put(frame[x, y], width: width, column: column + x, row: row + y)
        x += width
      }
    }
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }

  /// Blanks what is left of a wide character when one of its cells is taken.
  private mutating func release(_ column: Int, _ row: Int) {
    let start = row * columns
    guard cells[start + column].isCovered || (column + 1 < columns && cells[start + column + 1].isCovered) else { return }
    var first = column
    while first > 0, cells[start + first].isCovered { first -= 1 }
    var last = column
    while last + 1 < columns, cells[start + last + 1].isCovered { last += 1 }
    for index in first...last { cells[start + index].text = " " }
  }
}
