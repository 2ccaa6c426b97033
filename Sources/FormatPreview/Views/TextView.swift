import CustomFormats

/// Draws the words of a text or a button.
struct TextView {
  private let view: AdView
  private let slot: MeasuredSlot

  /// Creates a view of a slot.
  init(_ view: AdView, _ slot: MeasuredSlot) {
    self.view = view
    self.slot = slot
  }

  private var isRightToLeft: Bool { view.ad.direction == .rightToLeft }

  /// Draws the words where they were measured.
  func draw(in rect: CellRect, on page: inout Frame) {
    view.draw(slot.paint, in: rect, on: &page)
    write(on: &page)
    if slot.drawing == .button, !view.isColoured || slot.paint.background == nil { bracket(in: rect, on: &page) }
  }

  private func write(on page: inout Frame) {
    for line in slot.lines {
      let rect = CellRect(line.rect)
      let text = view.order(line.text, rightToLeft: isRightToLeft)
      // Letters that join take fewer columns: the line keeps the edge that it begins at.
      let column = isRightToLeft ? rect.column + max(0, rect.columns - DisplayWidth.of(text)) : rect.column
      let ink = view.isColoured ? page.ink(slot.colour, column, rect.row, isDark: view.isDark) : nil
      page.write(text, column: column, row: rect.row, style: slot.style.isBold ? .strong : .plain, ink: ink)
    }
  }

  /// Marks a button by brackets where no colour does.
  private func bracket(in rect: CellRect, on page: inout Frame) {
    guard let line = slot.lines.first else { return }
    let words = CellRect(line.rect)
    guard words.column - 2 >= rect.column, words.endColumn + 2 <= rect.endColumn else { return }
    for (bracket, column) in [("[", words.column - 2), ("]", words.endColumn + 1)] {
      let ink = view.isColoured ? page.ink(slot.colour, column, words.row, isDark: view.isDark) : nil
      page.write(bracket, column: column, row: words.row, style: .strong, ink: ink)
    }
  }
}

extension Frame {
  /// Returns the colour that ink of some opacity has on what was drawn at a cell.
  func ink(_ colour: LayoutColour, _ column: Int, _ row: Int, isDark: Bool) -> RGB {
    (self[column, row].meanColour ?? LayoutColour.card.rgb(isDark: isDark))
      .covered(by: colour.rgb(isDark: isDark), share: colour.opacity(isDark: isDark))
  }
}
