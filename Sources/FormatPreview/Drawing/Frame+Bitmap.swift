public import CustomFormats

extension Frame {
  /// Draws a picture in cells of two colours.
  ///
  /// What is transparent shows what was drawn there before, and a colour where nothing was.
  public mutating func draw(_ bitmap: Bitmap, _ fit: PictureFit, over background: RGB) {
    let visible = fit.target.clipped(to: bounds)
    guard !visible.isEmpty, let part = fit.part(width: bitmap.width, height: bitmap.height, shownIn: visible) else { return }
    var picture = PictureCells(bitmap, part: part, columns: visible.columns, rows: visible.rows)
    for row in 0..<visible.rows {
      let cells = picture.cells(ofRow: row) { column in
        self[visible.column + column, visible.row + row].meanColour ?? background
      }
      for (column, cell) in cells.enumerated() { put(cell, column: visible.column + column, row: visible.row + row) }
    }
  }

  /// Lays a colour of some opacity, 0 to 1, over what was drawn.
  public mutating func tint(_ rect: CellRect, _ colour: RGB, opacity: (_ row: Int) -> Double) {
    let visible = rect.clipped(to: bounds)
    for row in visible.row..<visible.endRow {
      let share = opacity(row - rect.row)
      guard share > 0 else { continue }
      for column in visible.column..<visible.endColumn {
        paint(column: column, row: row) { cell in
          cell.ink = cell.ink?.covered(by: colour, share: share)
          cell.paper = share < 1 ? cell.paper?.covered(by: colour, share: share) ?? colour : colour
        }
      }
    }
  }
}
