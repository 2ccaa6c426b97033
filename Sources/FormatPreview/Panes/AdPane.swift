import CustomFormats
import Documents

/// The ad as its app draws it, with a heavy frame around the selected asset.
struct AdPane {
  private let preview: PreviewState

  /// Creates the pane.
  init(_ preview: PreviewState) { self.preview = preview }

  /// Draws as many rows of the ads as there is room for.
  func draw(in rect: CellRect, on frame: inout Frame) {
    var column = rect.column
    for placed in preview.scene.placed {
      let view = view(of: placed)
      let card = card(placed, view)
      let rows = preview.isListed ? rect.rows : min(rect.rows, card.rows)
      var part = Frame(columns: min(card.columns, rect.endColumn - column), rows: rows)
      let scroll = preview.isListed ? preview.scroll : min(preview.scroll, card.rows - part.rows)
      if preview.isListed { drawStories(around: card, view, on: &part) }
      part.place(card, column: 0, row: -scroll)
      if card.rows > part.rows, !preview.isListed { drawBar(from: scroll, of: card.rows, on: &part) }
      frame.place(part, column: column, row: rect.row)
      column += card.columns + 1
    }
  }

  private func view(of placed: PlacedAd) -> AdView {
    var view = AdView(placed.ad, pictures: preview.scene.pictures, isColoured: preview.isColoured, order: preview.order)
    view.isDark = placed.isDark
    view.playback = preview.playback
    return view
  }

  /// Draws the rows above and below an ad in a list.
  private func drawStories(around card: Frame, _ view: AdView, on part: inout Frame) {
    let stories = StoryView(around: view)
    for row in 0..<part.rows {
      let place = row + preview.scroll
      if place < 0 { stories.draw(row: place, at: row, on: &part) }
      if place >= card.rows { stories.draw(row: place - card.rows, at: row, on: &part) }
    }
  }

  /// Draws an ad whole.
  private func card(_ placed: PlacedAd, _ view: AdView) -> Frame {
    let ad = placed.ad
    var card = Frame(columns: view.columns, rows: view.rows)
    view.draw(column: 0, row: 0, on: &card)
    if preview.isOutlined {
      SlotOutlines(placed, preview).draw(on: &card)
    } else if let row = preview.selectedRow {
      LengthMark(ad, row).draw(on: &card)
      for slot in PreviewScene.cells(of: row, in: ad) { SelectionFrame(around: slot).draw(on: &card) }
    }
    if let label = placed.label { card.write(" \(label.visible) ", column: 2, row: 0, columns: card.columns - 4, style: .faint) }
    return card
  }

  /// Draws the right border as a bar: heavy where the part that is seen lies in the whole.
  private func drawBar(from scroll: Int, of rows: Int, on part: inout Frame) {
    let (top, height) = (scroll * part.rows / rows, max(1, part.rows * part.rows / rows))
    for row in 0..<part.rows {
      let isSeen = row >= top && row < top + height
      part.put(Cell(isSeen ? "┃" : "│", style: .faint), column: part.columns - 1, row: row)
    }
  }
}
