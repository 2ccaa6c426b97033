import CustomFormats

/// Draws a framed panel with a few lines in its middle, for what has no pixels.
struct PanelView {
  private let lines: [String]
  private let view: AdView

  /// Creates a panel of an ad.
  init(_ lines: [String], in view: AdView) {
    self.lines = lines
    self.view = view
  }

  /// Draws the panel; lines that find no room are left out.
  func draw(in rect: CellRect, on page: inout Frame) {
    let (paper, ink) =
      view.isColoured ? (PanelShapes.paper.rgb(isDark: view.isDark), PanelShapes.ink.rgb(isDark: view.isDark)) : (nil, nil)
    page.fill(rect, paper: paper)
    page.box(rect, ink: ink)
    let inner = rect.inset(columns: 2)
    // A sliver of a name says nothing.
    guard inner.columns > 5, inner.rows > 0 else { return }
    let wrapped = lines.flatMap { $0.wrapped(columns: inner.columns) }.prefix(inner.rows)
    let top = inner.row + (inner.rows - wrapped.count) / 2
    for (index, line) in wrapped.enumerated() {
      let column = inner.column + (inner.columns - DisplayWidth.of(line)) / 2
      page.write(line, column: column, row: top + index, ink: ink)
    }
  }
}
