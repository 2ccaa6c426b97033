/// Strict checks of UTF-8 bytes.
public enum UTF8Check {
  /// Returns how many bytes the sequence at an offset takes, 0 if it is no UTF-8.
  ///
  /// Overlong forms, surrogates and values above U+10FFFF are none.
  static func length(_ bytes: [UInt8], _ offset: Int, _ end: Int) -> Int {
    let first = bytes[offset]
    if first < 0x80 { return 1 }
    func tail(_ index: Int) -> Bool { offset + index < end && bytes[offset + index] & 0xC0 == 0x80 }
    switch first {
    case 0xC2...0xDF:
      return tail(1) ? 2 : 0
    case 0xE0...0xEF:
      guard tail(1), tail(2) else { return 0 }
      let second = bytes[offset + 1]
      if first == 0xE0, second < 0xA0 { return 0 }
      if first == 0xED, second > 0x9F { return 0 }
      return 3
    case 0xF0...0xF4:
      guard tail(1), tail(2), tail(3) else { return 0 }
      let second = bytes[offset + 1]
      if first == 0xF0, second < 0x90 { return 0 }
      if first == 0xF4, second > 0x8F { return 0 }
      return 4
    default:
      return 0
    }
  }

  /// Returns the offset of the first byte that is not UTF-8, nil if all are.
  public static func firstFault(in bytes: [UInt8]) -> Int? {
    var at = 0
    while at < bytes.count {
      let length = length(bytes, at, bytes.count)
      if length == 0 { return at }
      at += length
    }
    return nil
  }
}
