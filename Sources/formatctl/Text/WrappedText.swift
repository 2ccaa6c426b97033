import CustomFormats

/// Text broken into lines of so many terminal columns; nothing of it is cut off.
struct WrappedText {
  /// The lines.
  let lines: [String]

  /// Breaks text between words, and inside a word that alone is too wide.
  init(_ text: String, columns: Int) {
    let columns = max(1, columns)
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      var rest = word[...]
      let width = DisplayWidth.of(word)
      if used > 0, used + 1 + width <= columns {
        line += " " + word
        used += 1 + width
        continue
      }
      if used > 0 { lines.append(line) }
      while DisplayWidth.of(rest) > columns {
        let head = Self.head(of: rest, columns: columns)
        lines.append(String(head))
        rest = rest[head.endIndex...]
      }
      line = String(rest)
      used = DisplayWidth.of(rest)
    }
    if used > 0 || lines.isEmpty { lines.append(line) }
    self.lines = lines
  }

  /// Returns the characters that fit, at least one.
  private static func head(of text: Substring, columns: Int) -> Substring {
    var end = text.startIndex
    var used = 0
    while end < text.endIndex {
      let width = DisplayWidth.of(text[end])
      if used + width > columns, end > text.startIndex { break }
      used += width
      end = text.index(after: end)
    }
    return text[..<end]
  }
}

extension String {
  /// Returns the text with blanks up to so many terminal columns.
  func padded(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - DisplayWidth.of(self)))
  }

  /// Returns the text with blanks before it, up to so many terminal columns.
  func padded(before columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - DisplayWidth.of(self))) + self
  }
}
