/// Bytes that can be read from any place.
protocol PositionedBytes {
  /// Reads so many bytes; nil where there are fewer or they cannot be read.
  func bytes(at offset: Int, count: Int) -> [UInt8]?
}
