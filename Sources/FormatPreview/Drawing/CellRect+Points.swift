import CustomFormats

extension CellRect {
  /// Creates the rectangle of cells that a rectangle in points covers.
  init(_ rect: PointRect) {
    let (left, right) = (Self.cells(rect.x, TextMetrics.cellWidth), Self.cells(rect.maxX, TextMetrics.cellWidth))
    let (top, bottom) = (Self.cells(rect.y, TextMetrics.cellHeight), Self.cells(rect.maxY, TextMetrics.cellHeight))
    self.init(column: left, row: top, columns: right - left, rows: bottom - top)
  }

  /// Returns how many cells a distance is, at most a million: definitions may ask for any.
  static func cells(_ points: Double, _ size: Double) -> Int {
    guard points.isFinite else { return 0 }
    return Int(min(max(points / size, -1e6), 1e6).rounded())
  }
}
