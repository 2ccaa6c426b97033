import CustomFormats
import Documents

/// What can be done, found by its words, each with its key and its call.
struct ChoicePane {
  private let preview: PreviewState
  private let choice: ActionChoice

  /// Creates the pane.
  init(_ preview: PreviewState, _ choice: ActionChoice) {
    self.preview = preview
    self.choice = choice
  }

  /// Draws the line that is typed and what has its words.
  func draw(in room: CellRect, on frame: inout Frame) {
    let entries = choice.entries(preview)
    let columns = room.columns < 110 ? room.columns : 100
    let rows = min(room.rows, max(entries.count, 1) + 3, 18)
    let rect = CellRect(column: (room.columns - columns) / 2, row: room.row, columns: columns, rows: rows)
    frame.fill(rect, paper: nil)
    frame.box(rect, style: .plain)
    let inner = rect.inset(columns: 2)
    let start = frame.write(": ", column: inner.column, row: inner.row, style: .strong)
    PromptPane.write(choice.prompt, from: start, to: inner.endColumn, row: inner.row, on: &frame)
    let room = inner.rows - 1
    let first = max(0, min(choice.chosen - room / 2, entries.count - room))
    for (offset, entry) in entries.dropFirst(first).prefix(room).enumerated() {
      let line = CellRect(column: inner.column, row: inner.row + 1 + offset, columns: inner.columns, rows: 1)
      draw(entry, isChosen: first + offset == choice.chosen, in: line, on: &frame)
    }
    if entries.isEmpty {
      frame.write("nothing has these words", column: inner.column, row: inner.row + 1, columns: inner.columns, style: .faint)
    }
    frame.write(" ⏎ does it, Esc closes ", column: rect.endColumn - 25, row: rect.endRow - 1, style: .faint)
  }

  private func draw(_ entry: ActionChoice.Entry, isChosen: Bool, in rect: CellRect, on frame: inout Frame) {
    if isChosen {
      for column in rect.column..<rect.endColumn { frame.put(Cell(" ", style: .selected), column: column, row: rect.row) }
    }
    let (plain, faint): (Style, Style) = isChosen ? (.selected, .selected) : (.plain, .faint)
    let words = min(DisplayWidth.of(entry.words), rect.columns / 2)
    let command = entry.command.cut(columns: rect.columns - words - 12)
    let width = rect.columns - (command.isEmpty ? 0 : DisplayWidth.of(command) + 2) - 8
    frame.write(entry.words.cut(columns: width), column: rect.column, row: rect.row, style: plain)
    frame.write(command, column: rect.endColumn - DisplayWidth.of(command) - 8, row: rect.row, style: faint)
    frame.write(
      entry.key, column: rect.endColumn - DisplayWidth.of(entry.key), row: rect.row, style: isChosen ? .selected : .strong)
  }
}
