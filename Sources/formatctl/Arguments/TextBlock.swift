/// Text broken into lines of a given width.
struct TextBlock {
  /// The lines, none longer than the width unless a single word is.
  let lines: [String]

  /// Breaks text between words; a line feed starts a new line, an indented line stays as it is.
  init(_ text: String, width: Int) {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if paragraph.hasPrefix(" ") {
        lines.append(String(paragraph))
        continue
      }
      lines += Self.packing(paragraph.split(separator: " ").map(String.init), width: width)
    }
    self.lines = lines
  }

  /// Returns the parts set one after another, each whole.
  static func packing(_ parts: [String], width: Int) -> [String] {
    var lines = [""]
    for part in parts {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = part
      } else if last.count + 1 + part.count <= width {
        lines[lines.count - 1] += " \(part)"
      } else {
        lines.append(part)
      }
    }
    return lines
  }
}
