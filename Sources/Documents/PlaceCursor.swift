/// Finds lines and columns of offsets one after another, without counting from the start each time.
public struct PlaceCursor {
  private let document: JSONDocument
  private var at: Int
  private var line: Int
  private var column = 1

  /// Begins at the start of a document.
  public init(_ document: JSONDocument) {
    self.document = document
    at = document.range.lowerBound
    line = document.firstLine
  }

  /// Returns the place of an offset; one before the last begins anew.
  public mutating func place(at offset: Int) -> SourcePlace {
    let stop = min(max(offset, document.range.lowerBound), document.range.upperBound)
    if stop < at { self = PlaceCursor(document) }
    while at < stop {
      let byte = document.bytes[at]
      if byte == 0x0A {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      at += 1
    }
    return SourcePlace(line: line, column: column, byte: document.firstByte + offset)
  }
}
