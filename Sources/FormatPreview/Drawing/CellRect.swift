/// A rectangle of cells.
public struct CellRect: Sendable, Equatable {
  /// The first column.
  public var column: Int
  /// The first row.
  public var row: Int
  /// The columns.
  public var columns: Int
  /// The rows.
  public var rows: Int

  /// Creates a rectangle; a negative size is none.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// The column after the last.
  public var endColumn: Int { column + columns }
  /// The row after the last.
  public var endRow: Int { row + rows }
  /// Whether there is no cell in it.
  public var isEmpty: Bool { columns == 0 || rows == 0 }

  /// Returns the part that lies in another.
  public func clipped(to other: CellRect) -> CellRect {
    let (left, top) = (max(column, other.column), max(row, other.row))
    return CellRect(
      column: left, row: top, columns: min(endColumn, other.endColumn) - left, rows: min(endRow, other.endRow) - top)
  }

  /// Returns the rectangle without its outermost cells.
  public func inset(columns: Int = 1, rows: Int = 1) -> CellRect {
    CellRect(column: column + columns, row: row + rows, columns: self.columns - 2 * columns, rows: self.rows - 2 * rows)
  }

  /// Returns the rectangle moved.
  public func moved(columns: Int, rows: Int) -> CellRect {
    CellRect(column: column + columns, row: row + rows, columns: self.columns, rows: self.rows)
  }
}
