/// Bytes written as a percent sign and two hexadecimal digits.
enum PercentCode {
  /// Returns the byte that is written at an offset, nil where no percent sign with two digits stands.
  static func value(_ bytes: [UInt8], at offset: Int) -> UInt8? {
    guard offset + 2 < bytes.count, bytes[offset] == UInt8(ascii: "%"), let high = digit(bytes[offset + 1]),
      let low = digit(bytes[offset + 2])
    else { return nil }
    return high << 4 | low
  }

  /// Returns bytes with everything decoded once that stands outside the given ranges.
  static func decoded(_ bytes: [UInt8], keeping ranges: [Range<Int>]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var at = 0
    var kept = ranges[...]
    while at < bytes.count {
      if let range = kept.first, range.lowerBound == at {
        out += bytes[range]
        at = range.upperBound
        kept = kept.dropFirst()
      } else if let value = value(bytes, at: at) {
        out.append(value)
        at += 3
      } else {
        out.append(bytes[at])
        at += 1
      }
    }
    return out
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
