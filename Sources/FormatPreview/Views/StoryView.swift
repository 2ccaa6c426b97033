import CustomFormats

/// What stands around an ad in a list: stories of the app's own, of which only the shapes are seen.
struct StoryView {
  private let view: AdView

  /// The rows of a story, as the columns of its bars: the picture, then the words beside it.
  private static let bars: [[(column: Int, share: Double)]] = [
    [], [(2, 0.14), (9, 0.5)], [(2, 0.14), (9, 0.62)], [(9, 0.35)], [],
  ]

  /// Creates a view in the colours of an ad's.
  init(around view: AdView) { self.view = view }

  /// Draws a row of a list, counted from the ad away, over so many columns.
  func draw(row: Int, at frameRow: Int, on frame: inout Frame) {
    let bars = Self.bars[(row % Self.bars.count + Self.bars.count) % Self.bars.count]
    let ink = view.isColoured ? PanelShapes.paper.rgb(isDark: view.isDark) : nil
    if view.isColoured {
      frame.fill(
        CellRect(column: 0, row: frameRow, columns: frame.columns, rows: 1), paper: LayoutColour.card.rgb(isDark: view.isDark))
    }
    for bar in bars {
      let width = min(frame.columns - bar.column - 2, Int(Double(frame.columns) * bar.share))
      let text = String(repeating: view.isColoured ? "█" : "░", count: max(0, width))
      frame.write(text, column: bar.column, row: frameRow, style: .faint, ink: ink)
    }
  }
}
