/// The ad server's codes of one small letter behind a percent sign.
enum AdServerCode {
  /// Tells whether such a code stands at an offset; `%n` is a random number.
  static func begins(at offset: Int, in bytes: [UInt8]) -> Bool {
    guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "%") else { return false }
    return bytes[offset + 1] == UInt8(ascii: "n") || isReplaced(bytes[offset + 1])
  }

  /// Tells whether a letter is one that the ad server replaces where a percent sign stands before it.
  static func isReplaced(_ letter: UInt8) -> Bool { "achikp".utf8.contains(letter) }
}
