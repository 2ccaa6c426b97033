/// A surface of text with colours, printed line by line.
public struct PrintSurface: Surface {
  private let depth: ColourDepth
  private let widths: SystemWidths?
  private let write: (String) -> Void

  /// Creates a surface that writes with a function.
  ///
  /// On a terminal, `holdsColumns` tells it the column after every character whose width terminals disagree on, and
  /// draws U+FFFD for one that it may not know.
  public init(_ depth: ColourDepth, holdsColumns: Bool, write: @escaping (String) -> Void) {
    self.depth = depth
    widths = holdsColumns ? SystemWidths() : nil
    self.write = write
  }

  /// Writes the rows of a page as coloured lines.
  public mutating func show(_ frame: Frame) {
    var text = ""
    text.reserveCapacity(frame.columns * frame.rows * 24)
    for row in 0..<frame.rows { line(row, of: frame, into: &text) }
    write(text)
  }

  private func line(_ row: Int, of frame: Frame, into text: inout String) {
    var last = frame.columns
    while last > 0, frame[last - 1, row].text == " ", frame[last - 1, row].paper == nil { last -= 1 }
    var now = Rendition.usual
    for column in 0..<last {
      let cell = frame[column, row]
      guard !cell.isCovered else { continue }
      let next = Rendition(style: cell.style, ink: cell.text == " " ? now.ink : cell.ink, paper: cell.paper)
      if next != now {
        text += next.sequence(from: now, depth)
        now = next
      }
      let isTrusted = Self.isTrusted(cell.text)
      guard let widths, !isTrusted else {
        text += cell.text
        continue
      }
      var after = column + 1
      while after < frame.columns, frame[after, row].isCovered { after += 1 }
      let width = after - column
      text += widths.agree(on: cell.text, columns: width) ? cell.text : String(repeating: "\u{FFFD}", count: width)
      if after < last { text += "\u{1B}[\(after + 1)G" }
    }
    if now != .usual { text += Rendition.usual.sequence(from: now, depth) }
    text += "\n"
  }

  /// Tells whether a character is one column on every terminal: Latin and the boxes and blocks that pages are made of.
  private static func isTrusted(_ text: String) -> Bool {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.dropFirst().isEmpty else { return false }
    return scalar.value < 0x300 || (0x2500...0x259F).contains(scalar.value)
  }
}
