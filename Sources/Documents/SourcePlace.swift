/// Where in a text something stands.
public struct SourcePlace: Sendable, Equatable, Hashable {
  /// The line, counted from 1.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int
  /// The offset in bytes from the start of the file.
  public var byte: Int

  /// Creates a place from a line, a column and a byte offset.
  public init(line: Int, column: Int, byte: Int) {
    self.line = line
    self.column = column
    self.byte = byte
  }
}
