import CustomFormats
import Documents

/// The form of a definition, beside the ad.
struct FormPane {
  private let form: DefinitionForm

  /// Creates the pane.
  init(_ form: DefinitionForm) { self.form = form }

  /// The lines that there is room for, the chosen one among them.
  private func window(_ rows: [FormRow], _ room: Int) -> Range<Int> {
    let at = rows.firstIndex { $0.id == form.chosen } ?? 0
    let first = max(0, min(at - room / 2, rows.count - room))
    return first..<min(rows.count, first + max(1, room))
  }

  /// Returns the line at a row of the screen.
  func row(at row: Int, in rect: CellRect) -> FormRow.ID? {
    let rows = form.rows
    let index = row - rect.row + window(rows, rect.rows).lowerBound
    return window(rows, rect.rows).contains(index) ? rows[index].id : nil
  }

  /// Draws the lines.
  func draw(in rect: CellRect, on frame: inout Frame) {
    guard rect.columns > 2, !rect.isEmpty else { return }
    let rows = form.rows
    let shown = window(rows, rect.rows)
    let widest =
      rows.filter { !$0.isHeading && !$0.value.isEmpty }.map { DisplayWidth.of($0.label.visible) + 2 * $0.depth }.max() ?? 0
    let names = min(widest, max(10, rect.columns / 2 - 4))
    for (offset, row) in rows[shown].enumerated() {
      draw(row, names, CellRect(column: rect.column, row: rect.row + offset, columns: rect.columns, rows: 1), on: &frame)
    }
  }

  private func draw(_ row: FormRow, _ names: Int, _ rect: CellRect, on frame: inout Frame) {
    if row.isHeading {
      frame.write(row.label.visible, column: rect.column + 1, row: rect.row, columns: rect.columns - 1, style: .strong)
      return
    }
    let isChosen = row.id == form.chosen
    if isChosen {
      for column in rect.column + 1..<rect.endColumn { frame.put(Cell(" ", style: .selected), column: column, row: rect.row) }
    }
    let start = rect.column + 2 + min(2 * row.depth, 16)
    let room = row.value.isEmpty ? rect.endColumn - start : rect.column + 2 + names - start
    frame.write(
      row.label.visible.cut(columns: room), column: start, row: rect.row,
      style: isChosen ? .selected : row.value.isEmpty ? .faint : .plain)
    let column = rect.column + names + 4
    frame.write(
      row.value.visible.cut(columns: max(0, rect.endColumn - column)), column: column, row: rect.row,
      style: isChosen ? .selected : .plain)
  }
}
