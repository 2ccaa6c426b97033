import CustomFormats
import Documents

/// The table of assets, and below it, where there is room, more about the selected one and all problems.
struct TablePane {
  private let preview: PreviewState

  /// Creates the pane.
  init(_ preview: PreviewState) { self.preview = preview }

  private var plan: ScreenPlan { ScreenPlan(preview) }
  private var rows: [AssetRow] {
    preview.isOutlined ? preview.shownRows.map { $0.measured(in: preview.scene.ad) } : preview.shownRows
  }

  /// The rows of the table that there is room for, the selected one among them.
  private var window: Range<Int> {
    let room = max(1, plan.side.rows - 1)
    let chosen = rows.firstIndex { $0.id == preview.selection } ?? 0
    let first = max(0, min(chosen - room / 2, rows.count - room))
    return first..<min(rows.count, first + room)
  }

  /// Returns the asset at a row of the screen.
  func row(at row: Int) -> AssetRow.ID? {
    let index = row - plan.side.row - 1 + window.lowerBound
    return window.contains(index) ? rows[index].id : nil
  }

  /// Draws the table.
  func draw(in rect: CellRect, on frame: inout Frame) {
    let columns = Columns(rows, width: rect.columns)
    let heads = preview.isOutlined ? (given: "points", limit: "at") : (given: "given", limit: "limit")
    for (text, column) in [("Asset", 2), (heads.given, columns.given), (heads.limit, columns.limit)] {
      frame.write(text, column: rect.column + column, row: rect.row, style: .faint)
    }
    if rows.isEmpty {
      let words = preview.scene.rows.isEmpty ? "no ad, so no assets" : "no asset has “\(preview.filter.visible)”"
      frame.write(words, column: rect.column + 2, row: rect.row + 1, columns: rect.columns - 2, style: .faint)
    }
    for (offset, row) in rows[window].enumerated() {
      draw(row, columns, CellRect(column: rect.column, row: rect.row + 1 + offset, columns: rect.columns, rows: 1), on: &frame)
    }
    let top = rect.row + 2 + max(1, window.count)
    let rest = CellRect(column: rect.column, row: top, columns: rect.columns - 1, rows: rect.endRow - top)
    DetailPane(preview).draw(in: rest, on: &frame)
  }

  /// Where the columns of the table begin.
  private struct Columns {
    let given: Int
    let limit: Int
    let end: Int

    init(_ rows: [AssetRow], width: Int) {
      func widest(_ words: (AssetRow) -> String, _ least: Int, _ most: Int) -> Int {
        min(most, max(least, rows.map { DisplayWidth.of(words($0)) }.max() ?? 0))
      }
      let limit = widest(\.limit, 5, 10)
      given = 2 + widest(\.name, 5, max(10, width / 3)) + 1
      let wanted = given + widest(\.given, 5, 36) + (width > 40 ? 2 : 1)
      self.limit = max(given + 6, min(wanted, width - limit))
      end = min(width, self.limit + limit + 1)
    }
  }

  private func draw(_ row: AssetRow, _ columns: Columns, _ rect: CellRect, on frame: inout Frame) {
    let isSelected = row.id == preview.selection
    let (mark, style) = mark(row)
    frame.write(mark, column: rect.column, row: rect.row, style: style)
    if isSelected {
      for column in 1..<columns.end { frame.put(Cell(" ", style: .selected), column: rect.column + column, row: rect.row) }
    }
    let words: Style = isSelected ? .selected : row.verdict == .hidden ? .faint : .plain
    let room = columns.limit - columns.given - 1
    let given = DisplayWidth.of(row.given) > room ? row.shortGiven ?? row.given : row.given
    let parts = [
      (row.name, 2, columns.given - 3), (given, columns.given, room),
      (row.limit, columns.limit, columns.end - columns.limit),
    ]
    for (text, column, width) in parts {
      frame.write(text.cut(columns: max(0, width)), column: rect.column + column, row: rect.row, style: words)
    }
  }

  /// The sign of a row: that of the heaviest problem in this state, else how the asset fares.
  private func mark(_ row: AssetRow) -> (String, Style) {
    let own = preview.scene.problems.filter {
      row.isAbout($0.finding) && ($0.state == preview.state || $0.state == .typical && preview.state != .longest)
    }
    switch own.map(\.finding.severity).max() {
    case .error: return ("✗", .failure)
    case .warning: return ("!", .warning)
    case .note, nil: break
    }
    switch row.verdict {
    case .shown: return ("✓", .success)
    case .cut: return ("…", .warning)
    case .hidden: return ("·", .faint)
    case .trouble: return ("!", .failure)
    }
  }
}
