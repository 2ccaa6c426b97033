/// A surface of text alone, for pipes, files and terminals without colour.
public struct PlainSurface: Surface {
  private let write: (String) -> Void

  /// Creates a surface that writes with a function.
  public init(write: @escaping (String) -> Void) { self.write = write }

  /// Writes the rows of a page as lines.
  public mutating func show(_ frame: Frame) {
    var text = ""
    for line in frame.lines { text += line + "\n" }
    write(text)
  }
}
