public import CustomFormats

/// How a picture lies in a rectangle of cells.
public struct PictureFit: Sendable {
  /// The samples of a cell across and down; a sample is as wide as it is high.
  public static let samples = (across: 4, down: 8)

  /// The cells that it fills.
  public let target: CellRect
  /// The part of the picture that shows, in shares of its sides.
  let shown: (x: Double, y: Double, width: Double, height: Double)

  /// Fits a picture of a size in pixels.
  public init(_ mode: ContentMode, width: Int, height: Int, in rect: CellRect) {
    let (across, down) = (Double(rect.columns * Self.samples.across), Double(rect.rows * Self.samples.down))
    guard width > 0, height > 0, !rect.isEmpty else {
      target = rect
      shown = (0, 0, 1, 1)
      return
    }
    let (scaleX, scaleY) = (across / Double(width), down / Double(height))
    switch mode {
    case .scaleToFill:
      target = rect
      shown = (0, 0, 1, 1)
    case .aspectFill:
      let scale = max(scaleX, scaleY)
      let (wide, high) = (across / (Double(width) * scale), down / (Double(height) * scale))
      target = rect
      shown = ((1 - wide) / 2, (1 - high) / 2, wide, high)
    case .aspectFit:
      let scale = min(scaleX, scaleY)
      let columns = Self.cells(Double(width) * scale / Double(Self.samples.across), of: rect.columns)
      let rows = Self.cells(Double(height) * scale / Double(Self.samples.down), of: rect.rows)
      target = CellRect(
        column: rect.column + (rect.columns - columns) / 2, row: rect.row + (rect.rows - rows) / 2, columns: columns, rows: rows)
      shown = (0, 0, 1, 1)
    }
  }

  /// Returns the whole cells of a length; less than one cell beside it is what the place was rounded by, and no margin.
  private static func cells(_ exact: Double, of most: Int) -> Int {
    Double(most) - exact < 1 ? most : max(1, Int(exact.rounded()))
  }

  /// The least size in pixels of a whole picture that has a pixel for every sample shown.
  public var pixels: (width: Int, height: Int) {
    (
      width: Int((Double(target.columns * Self.samples.across) / shown.width).rounded(.up)),
      height: Int((Double(target.rows * Self.samples.down) / shown.height).rounded(.up))
    )
  }

  /// Returns the pixels of a picture of some size that show in a part of the target; nil for none.
  func part(width: Int, height: Int, shownIn visible: CellRect) -> PixelRect? {
    guard width > 0, height > 0, !target.isEmpty, !visible.isEmpty else { return nil }
    let (left, right) = Self.span(
      visible.column - target.column, visible.columns, of: target.columns, from: shown.x, share: shown.width, pixels: width)
    let (top, bottom) = Self.span(
      visible.row - target.row, visible.rows, of: target.rows, from: shown.y, share: shown.height, pixels: height)
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func span(_ first: Int, _ count: Int, of all: Int, from start: Double, share: Double, pixels: Int) -> (Int, Int)
  {
    let low = (start + Double(first) / Double(all) * share) * Double(pixels)
    let high = (start + Double(first + count) / Double(all) * share) * Double(pixels)
    let begin = min(max(0, Int(low.rounded())), pixels - 1)
    return (begin, min(max(begin + 1, Int(high.rounded())), pixels))
  }
}
