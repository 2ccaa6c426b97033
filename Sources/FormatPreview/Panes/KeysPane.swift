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

  /// The hints that there is room for, the last two in any case; a key that does nothing here has none.
  private var hints: [Hint] {
    var all = KeyBinding.hints.filter { hint in
      switch hint.action {
      case .nextSample: preview.samples.count > 1
      case .play: preview.canPlay
      default: true
      }
    }
    while true {
      var hints: [Hint] = []
      var column = 1
      for (keys, word, action) in all {
        hints.append(Hint(keys: keys, word: word, action: action, column: column))
        column = (hints.last?.endColumn ?? column) + 2
      }
      if (hints.last?.endColumn ?? 0) <= preview.columns || all.count < 3 { return hints }
      all.remove(at: all.count - 3)
    }
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

extension TextLine {
  /// Returns keys, each with what it does.
  static func hints(_ hints: [(key: String, words: String)]) -> TextLine {
    var line = TextLine()
    for (key, words) in hints {
      line.add(key, .strong)
      line.add(" \(words)  ", .faint)
    }
    return line
  }
}
