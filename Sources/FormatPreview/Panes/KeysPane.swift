import CustomFormats

/// The last line: the keys that are used most.
struct KeysPane {
  private let preview: PreviewState

  /// Creates the line.
  init(_ preview: PreviewState) { self.preview = preview }

  private struct Hint {
    let keys: String
    let word: String
    let action: PreviewAction
    let column: Int
    var endColumn: Int { column + DisplayWidth.of(keys) + 1 + DisplayWidth.of(word) }
  }

  /// The hints that there is room for; a creative alone has no key for others.
  private var hints: [Hint] {
    var hints: [Hint] = []
    var column = 1
    for (keys, word, action) in KeyBinding.hints where action != .nextSample || preview.samples.count > 1 {
      let hint = Hint(keys: keys, word: word, action: action, column: column)
      if hint.endColumn > preview.columns { break }
      hints.append(hint)
      column = hint.endColumn + 2
    }
    return hints
  }

  /// Draws the line.
  func draw(in rect: CellRect, on frame: inout Frame) {
    for hint in hints {
      let end = frame.write(hint.keys, column: hint.column, row: rect.row, style: .strong)
      frame.write(hint.word, column: end + 1, row: rect.row, style: .faint)
    }
  }

  /// Returns what a press of the mouse does at a column.
  func action(at column: Int) -> PreviewAction? { hints.first { $0.column <= column && column < $0.endColumn }?.action }
}
