/// A surface of text alone, for pipes, files and terminals without colour.
public struct PlainSurface: Surface {
  private let widths: SystemWidths?
  private let write: (String) -> Void

  /// Creates a surface that writes with a function; on a terminal it draws U+FFFD for what that may not know.
  public init(isTerminal: Bool, write: @escaping (String) -> Void) {
    widths = isTerminal ? SystemWidths() : nil
    self.write = write
  }

  /// Writes the rows of a page as lines.
  public mutating func show(_ frame: Frame) {
    let lines = widths.map { widths in frame.lines { widths.drawn($0, columns: $1) } } ?? frame.lines
    write(lines.map { $0 + "\n" }.joined())
  }
}
