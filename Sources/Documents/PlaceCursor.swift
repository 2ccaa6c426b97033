/// Finds lines and columns of offsets one after another, without counting from the start each time.
public struct PlaceCursor: Sendable {
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

  /// Goes on where another cursor of the same document stands; begins at its start where there is none.
  public init(_ document: JSONDocument, after other: PlaceCursor?) {
    let isSame = other.map { other in
      other.document.range == document.range && other.document.firstByte == document.firstByte
        && other.document.bytes.withUnsafeBufferPointer { one in
          document.bytes.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress && one.count == $0.count }
        }
    }
    if let other, isSame == true { self = other } else { self.init(document) }
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
