import CustomFormats
import Documents
import NativeAds

/// Lines around the slots of an ad, with their names and sizes in points; what is wrong with one is seen by its colour.
struct SlotOutlines {
  private let placed: PlacedAd
  private let problems: [Problem]
  private let selected: [String]
  private let isColoured: Bool

  /// How much of the ad is covered, so that lines are seen over pictures.
  private static let cover = 0.75
  private static let lines = LayoutColour(light: 0x0B57_D0FF, dark: 0x8AB4_F8FF)
  private static let warning = LayoutColour(light: 0x9A5B_00FF, dark: 0xFDD6_63FF)
  private static let failure = LayoutColour(light: 0xC522_1FFF, dark: 0xF28B_82FF)

  /// Prepares the lines of an ad that a previewer shows.
  init(_ placed: PlacedAd, _ preview: PreviewState) {
    self.placed = placed
    problems = preview.scene.problems
    selected = preview.selectedRow?.slots ?? []
    isColoured = preview.isColoured
  }

  /// Draws the lines on the card with its border, then what two slots share that should share nothing.
  func draw(on card: inout Frame) {
    if isColoured {
      let ground = LayoutColour.card.rgb(isDark: placed.isDark)
      card.tint(card.bounds.inset(), ground) { _ in Self.cover }
    }
    for slot in placed.ad.layout.slots { draw(slot, on: &card) }
    for overlap in placed.ad.layout.overlaps { draw(overlap, on: &card) }
  }

  private func draw(_ slot: MeasuredSlot, on card: inout Frame) {
    let rect = CellRect(slot.rect).moved(columns: 1, rows: 1).clipped(to: card.bounds.inset())
    guard !rect.isEmpty else { return }
    let worst = problems.filter { $0.finding.key == slot.name || $0.finding.key != nil && $0.finding.key == slot.key }
      .map(\.finding.severity).max()
    let (style, colour): (Style, LayoutColour) =
      switch worst {
      case .error: (.failure, Self.failure)
      case .warning: (.warning, Self.warning)
      case .note, nil: (.accent, Self.lines)
      }
    let ink = isColoured ? colour.rgb(isDark: placed.isDark) : nil
    card.clear(rect)
    if rect.rows > 1 {
      card.box(rect, style: style, ink: ink)
    } else {
      for column in rect.column..<rect.endColumn {
        let text = column == rect.column ? "├" : column == rect.endColumn - 1 ? "┤" : "─"
        card.put(
          Cell(text, style: style, ink: ink, paper: card[column, rect.row].meanColour), column: column, row: rect.row)
      }
    }
    let mark = worst == .error ? "✗ " : worst == .warning ? "! " : ""
    let size = placed.ad.phone.slots.first { $0.id == slot.id }?.rect.size.description ?? ""
    let labels = [" \(mark)\(Layout.title(of: slot.key ?? slot.name).visible) \(size) ", " \(mark)\(size) ", size]
    guard let label = labels.first(where: { DisplayWidth.of($0) + 2 <= rect.columns }) else { return }
    let isSelected = selected.contains(slot.name)
    card.write(label, column: rect.column + 1, row: rect.row, style: isSelected ? .selected : style, ink: ink)
  }

  private func draw(_ overlap: SlotOverlap, on card: inout Frame) {
    let rect = CellRect(overlap.shared).moved(columns: 1, rows: 1).clipped(to: card.bounds.inset())
    let ink = isColoured ? Self.failure.rgb(isDark: placed.isDark) : nil
    for row in rect.row..<rect.endRow {
      for column in rect.column..<rect.endColumn where " ─│╭╮╰╯├┤".contains(card[column, row].text) {
        card.put(Cell("╳", style: .failure, ink: ink, paper: card[column, row].meanColour), column: column, row: row)
      }
    }
  }
}

extension Frame {
  /// Takes what is written away, and leaves the colours behind it.
  fileprivate mutating func clear(_ rect: CellRect) {
    for row in rect.row..<rect.endRow {
      for column in rect.column..<rect.endColumn { put(Cell(" ", paper: self[column, row].meanColour), column: column, row: row) }
    }
  }
}
