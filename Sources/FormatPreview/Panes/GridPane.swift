import CustomFormats
import Documents

/// All states at once.
struct GridPane {
  private let preview: PreviewState
  private let plan: GridPlan

  /// Creates the pane.
  init(_ preview: PreviewState, _ plan: GridPlan) {
    self.preview = preview
    self.plan = plan
  }

  /// Draws the states that there is room for.
  func draw(on frame: inout Frame) {
    TitlePane(preview).draw(in: CellRect(column: 0, row: 0, columns: frame.columns, rows: 1), on: &frame)
    for (tile, ad) in zip(plan.tiles, plan.ads) {
      draw(ad, tile.state, isChosen: isChosen(tile.number), in: tile.rect, on: &frame)
    }
    let seen = plan.tiles.count < preview.states.count ? "\(plan.tiles.count) of \(preview.states.count) states   " : ""
    let end = frame.write(TextLine(seen, .faint), column: 1, row: frame.rows - 1)
    frame.write(TextLine.hints([("←→↑↓", "choose"), ("⏎", "show"), ("Esc", "back")]), column: end, row: frame.rows - 1)
  }

  private func isChosen(_ number: Int) -> Bool {
    if case .grid(let chosen) = preview.pane { number == chosen } else { false }
  }

  private func draw(_ ad: StagedAd, _ state: AdState, isChosen: Bool, in rect: CellRect, on frame: inout Frame) {
    let pictures = preview.pictures.shown(of: preview.sample)
    var view = AdView(ad, pictures: pictures, isColoured: preview.isColoured, order: preview.order)
    view.isDark = preview.brightness == .dark
    if plan.isFlat { view.videoMode = .aspectFill }
    var tile = Frame(columns: rect.columns, rows: max(0, rect.rows - 1))
    view.draw(column: 0, row: 0, on: &tile)
    let card = CellRect(column: 0, row: 0, columns: min(view.columns, tile.columns), rows: min(view.rows, tile.rows))
    if isChosen { SelectionFrame(around: card.inset(), isInFront: true).draw(on: &tile) }
    frame.place(tile, column: rect.column, row: rect.row + 1)
    let label = isChosen ? "[\(state.label.visible)]" : " \(state.label.visible)"
    frame.write(label, column: rect.column, row: rect.row, columns: rect.columns, style: isChosen ? .selected : .plain)
  }
}
