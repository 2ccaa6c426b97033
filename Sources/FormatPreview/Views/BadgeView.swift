import CustomFormats

/// Draws the badge that says that this is an ad.
struct BadgeView {
  private let view: AdView
  private let slot: MeasuredSlot

  /// The colour behind the words where a layout says nothing: the amber of the SDK's sample apps, #FFCC66.
  static let colour = LayoutColour(light: 0xFFCC_66FF)

  /// Creates a view of a slot.
  init(_ view: AdView, _ slot: MeasuredSlot) {
    self.view = view
    self.slot = slot
  }

  /// Draws the words: with colour in the middle of their slot, without at its beginning.
  ///
  /// Words that only cells are too wide for are drawn whole where there is room for them.
  func draw(in rect: CellRect, on page: inout Frame) {
    guard let line = slot.lines.first else { return }
    let isRightToLeft = view.ad.direction == .rightToLeft
    let whole = view.order(slot.text ?? line.text, rightToLeft: isRightToLeft)
    let width = DisplayWidth.of(whole)
    let place = isRightToLeft ? rect.endColumn - width - 1..<rect.endColumn : rect.column..<rect.column + width + 1
    let isWhole = slot.isCut && view.ad.cut(of: slot) == nil && page.isBlank(row: rect.row, place)
    let text = isWhole ? whole : view.order(line.text, rightToLeft: isRightToLeft)
    let columns = DisplayWidth.of(text)
    let words = CellRect(line.rect)
    let isAtEdge = isWhole || !view.isColoured
    let column = !isAtEdge ? words.column : isRightToLeft ? rect.endColumn - columns : rect.column
    guard view.isColoured else {
      page.write(text, column: column, row: words.row)
      return
    }
    let end = column + columns
    // One cell to each side, also beyond the slot where nothing stands: the words keep in line with those below.
    let left = page.isBlank(row: words.row, column - 1..<column) ? column - 1 : column
    let right = page.isBlank(row: words.row, end..<end + 1) ? end + 1 : end
    let pill = min(left, rect.column)..<max(right, rect.endColumn)
    let paper = slot.paint.background ?? Self.colour
    page.fill(
      CellRect(column: pill.lowerBound, row: words.row, columns: pill.count, rows: 1), paper: paper.rgb(isDark: view.isDark))
    page.write(text, column: column, row: words.row, style: .strong, ink: paper.readableInk.rgb(isDark: view.isDark))
  }
}

extension Frame {
  /// Tells whether columns of a row are on the page and nothing is written there, be it over a picture.
  fileprivate func isBlank(row: Int, _ range: Range<Int>) -> Bool {
    range.allSatisfy { column in
      let text = self[column, row].text
      return column >= 0 && column < columns && (text == " " || PictureGlyph.inkShare(of: text) != nil)
    }
  }
}
