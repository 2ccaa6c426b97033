/// A surface of text with colours, printed line by line.
public struct PrintSurface: Surface {
  private let depth: ColourDepth
  private let widths: SystemWidths?
  private let write: (String) -> Void

  /// Creates a surface that writes with a function.
  ///
  /// Told that it is a terminal, it names the column after every character whose width terminals disagree on, and draws
  /// U+FFFD for one that it may not know.
  public init(_ depth: ColourDepth, isTerminal: Bool, write: @escaping (String) -> Void) {
    self.depth = depth
    widths = isTerminal ? SystemWidths() : nil
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
      guard let widths, !SystemWidths.isTrusted(cell.text) else {
        text += cell.text
        continue
      }
      let width = frame.width(column, row)
      text += widths.drawn(cell.text, columns: width)
      if column + width < last { text += "\u{1B}[\(column + width + 1)G" }
    }
    if now != .usual { text += Rendition.usual.sequence(from: now, depth) }
    text += "\n"
  }
}
