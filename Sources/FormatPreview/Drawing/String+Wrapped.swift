import CustomFormats

extension String {
  /// Returns the text in lines of at most so many columns, broken at blanks where it can be.
  func wrapped(columns: Int) -> [String] {
    let columns = max(1, columns)
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if !line.isEmpty, DisplayWidth.of(line) + 1 + DisplayWidth.of(word) <= columns {
        line += " " + word
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in word {
        if !line.isEmpty, DisplayWidth.of(line) + DisplayWidth.of(character) > columns {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
  }

  /// Returns the text if it takes no more columns, else its beginning and "…".
  func cut(columns: Int) -> String {
    guard DisplayWidth.of(self) > columns else { return self }
    var out = ""
    var used = 1
    for character in self {
      used += DisplayWidth.of(character)
      if used > columns { break }
      out.append(character)
    }
    return columns > 0 ? out + "…" : ""
  }
}
