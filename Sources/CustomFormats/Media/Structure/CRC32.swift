/// The checksum of PNG chunks (ISO 3309).
struct CRC32 {
  private var state: UInt32 = .max

  private static let table: [UInt32] = (0..<256).map { start in
    (0..<8).reduce(UInt32(start)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  /// The checksum of all bytes so far.
  var value: UInt32 { ~state }

  /// Adds bytes.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var state = state
    Self.table.withUnsafeBufferPointer { table in
      for byte in bytes { state = table[Int(UInt8(truncatingIfNeeded: state) ^ byte)] ^ state >> 8 }
    }
    self.state = state
  }
}
