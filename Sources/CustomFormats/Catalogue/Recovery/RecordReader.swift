/// Reads the bytes of a record forward and never past their end.
struct RecordReader {
  private let bytes: [UInt8]
  private let end: Int
  /// Where the next byte stands.
  private(set) var at: Int

  /// Begins at an offset; `end` is behind the last byte.
  init(_ bytes: [UInt8], from offset: Int, to end: Int) {
    self.bytes = bytes
    self.end = min(end, bytes.count)
    at = offset
  }

  /// Reads a number of one to nine bytes; nil where they are cut off.
  mutating func varint() -> Int64? {
    var value: UInt64 = 0
    for index in 0..<9 {
      guard at < end else { return nil }
      let byte = bytes[at]
      at += 1
      if index == 8 { return Int64(bitPattern: value << 8 | UInt64(byte)) }
      value = value << 7 | UInt64(byte & 0x7F)
      if byte < 0x80 { return Int64(bitPattern: value) }
    }
    return nil
  }

  /// Reads so many bytes; nil where there are fewer.
  mutating func bytes(_ count: Int) -> [UInt8]? {
    guard count >= 0, count <= end - at else { return nil }
    defer { at += count }
    return Array(bytes[at..<at + count])
  }
}
