import CustomFormats
import NativeAds

/// The mark `┊` in a text, behind what every phone shows of it.
struct LengthMark {
  private let ad: StagedAd
  private let row: AssetRow

  /// Creates the mark in the text of an asset.
  init(_ ad: StagedAd, _ row: AssetRow) {
    self.ad = ad
    self.row = row
  }

  /// Draws the mark between two characters, where the text is longer than what is sure to be shown.
  func draw(on card: inout Frame) {
    guard ad.direction == .leftToRight, case .field(let key) = row.id, let field = ad.format[key], field.kind == .text else {
      return
    }
    for slot in ad.layout.slots where slot.key == key && slot.drawing.isText {
      guard let text = slot.text,
        let shown = field.guaranteedCharacters(of: text, isSystemDefined: ad.format.type == .systemDefined),
        text.count > shown
      else { continue }
      draw(after: shown, in: slot, on: &card)
    }
  }

  private func draw(after shown: Int, in slot: MeasuredSlot, on card: inout Frame) {
    var left = shown
    for line in slot.lines {
      guard left < line.text.count else {
        // The blank at which the line was broken counts too.
        left -= line.text.count + 1
        continue
      }
      let words = CellRect(line.rect).moved(columns: 1, rows: 1)
      let at = words.column + DisplayWidth.of(line.text.prefix(max(0, left)))
      let end = CellRect(slot.rect).endColumn + 1
      // What stands behind moves on by a cell; the last one goes where there is no room.
      var column = min(end, words.endColumn + 1) - 1
      while column > at {
        if card[column - 1, words.row].isCovered || card.width(column - 1, words.row) > 1 { return }
        card.put(card[column - 1, words.row], column: column, row: words.row)
        column -= 1
      }
      card.put(Cell("┊", style: .warning, ink: nil, paper: card[at, words.row].paper), column: at, row: words.row)
      return
    }
  }
}
