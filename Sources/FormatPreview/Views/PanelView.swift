import CustomFormats

/// Draws a framed panel with a few lines in its middle, for what has no pixels.
struct PanelView {
  private let lines: [String]
  private let isColoured: Bool

  /// The colours of a panel on a light screen: a grey a little darker than a card, and its words.
  private static let colours = (paper: RGB(hex: 0xE8EAED), ink: RGB(hex: 0x5F6368))

  /// Creates a panel.
  init(_ lines: [String], isColoured: Bool) {
    self.lines = lines
    self.isColoured = isColoured
  }

  /// Draws the panel; lines that find no room are left out.
  func draw(in rect: CellRect, on page: inout Frame) {
    page.fill(rect, paper: isColoured ? Self.colours.paper : nil)
    page.box(rect, ink: isColoured ? Self.colours.ink : nil)
    let inner = rect.inset(columns: 2)
    // A sliver of a name says nothing.
    guard inner.columns > 5, inner.rows > 0 else { return }
    let wrapped = lines.flatMap { $0.wrapped(columns: inner.columns) }.prefix(inner.rows)
    let top = inner.row + (inner.rows - wrapped.count) / 2
    for (index, line) in wrapped.enumerated() {
      let column = inner.column + (inner.columns - DisplayWidth.of(line)) / 2
      page.write(line, column: column, row: top + index, ink: isColoured ? Self.colours.ink : nil)
    }
  }
}
