import CustomFormats

/// The ad as its app draws it, with a heavy frame around the selected asset.
struct AdPane {
  private let preview: PreviewState

  /// Creates the pane.
  init(_ preview: PreviewState) { self.preview = preview }

  /// Draws as many rows of the ad as there is room for.
  func draw(in rect: CellRect, on frame: inout Frame) {
    let scene = preview.scene
    let view = AdView(scene.ad, pictures: scene.pictures, isColoured: preview.isColoured, order: preview.order)
    var card = Frame(columns: view.columns, rows: view.rows)
    view.draw(column: 0, row: 0, on: &card)
    if let row = preview.selectedRow {
      LengthMark(scene.ad, row).draw(on: &card)
      for slot in scene.cells(of: row) { SelectionFrame(around: slot).draw(on: &card) }
    }
    var part = Frame(columns: rect.columns, rows: min(rect.rows, card.rows))
    part.place(card, column: 0, row: -preview.scroll)
    if card.rows > part.rows { drawBar(of: card.rows, on: &part) }
    frame.place(part, column: rect.column, row: rect.row)
  }

  /// Draws the right border as a bar: heavy where the part that is seen lies in the whole.
  private func drawBar(of rows: Int, on part: inout Frame) {
    let (top, height) = (preview.scroll * part.rows / rows, max(1, part.rows * part.rows / rows))
    for row in 0..<part.rows {
      let isSeen = row >= top && row < top + height
      part.put(Cell(isSeen ? "┃" : "│", style: .faint), column: part.columns - 1, row: row)
    }
  }
}
