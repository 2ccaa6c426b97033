/// Bytes as text of the 64 characters that stand in addresses of data.
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the text of bytes, padded as RFC 4648 has it.
  static func text(of bytes: [UInt8]) -> String {
    let count = (bytes.count + 2) / 3 * 4
    return String(unsafeUninitializedCapacity: count) { text in
      var at = 0
      for start in stride(from: 0, to: bytes.count, by: 3) {
        let taken = min(3, bytes.count - start)
        var group = 0
        for index in 0..<3 { group = group << 8 | (index < taken ? Int(bytes[start + index]) : 0) }
        for index in 0..<4 { text[at + index] = index <= taken ? alphabet[group >> (18 - 6 * index) & 63] : UInt8(ascii: "=") }
        at += 4
      }
      return count
    }
  }
}
