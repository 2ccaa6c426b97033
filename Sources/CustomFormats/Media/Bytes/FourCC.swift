/// Four bytes that name a chunk, box or brand.
struct FourCC: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The bytes, the first one highest.
  let value: UInt32

  /// Creates a name from its big-endian value.
  init(_ value: UInt32) {
    self.value = value
  }

  /// Creates a name from four ASCII characters.
  @inline(__always)
  init(stringLiteral text: StaticString) {
    precondition(text.utf8CodeUnitCount == 4, "a FourCC has four bytes")
    let bytes = text.utf8Start
    value = UInt32(bytes[0]) << 24 | UInt32(bytes[1]) << 16 | UInt32(bytes[2]) << 8 | UInt32(bytes[3])
  }

  /// The four characters, with "?" for what cannot be printed.
  var description: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
    return String(decoding: bytes.map { (0x20...0x7E).contains($0) ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
  }

  /// Tells whether all four bytes are printable ASCII or the © of QuickTime.
  var isPrintable: Bool {
    [24, 16, 8, 0].allSatisfy {
      let byte = UInt8(truncatingIfNeeded: value >> UInt32($0))
      return (0x20...0x7E).contains(byte) || byte == 0xA9
    }
  }
}
