/// Texts as they stand between the quotes of a JSON document.
public enum JSONText {
  /// Returns the text that a slice of escaped bytes stands for.
  ///
  /// Faulty escapes, which the scanner has reported, are kept as they are written.
  public static func decoded(_ slice: ArraySlice<UInt8>) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(slice.count)
    var at = slice.startIndex
    while at < slice.endIndex {
      let byte = slice[at]
      guard byte == UInt8(ascii: "\\"), at + 1 < slice.endIndex else {
        out.append(byte)
        at += 1
        continue
      }
      let letter = slice[at + 1]
      at += 2
      switch letter {
      case UInt8(ascii: "n"): out.append(0x0A)
      case UInt8(ascii: "t"): out.append(0x09)
      case UInt8(ascii: "r"): out.append(0x0D)
      case UInt8(ascii: "b"): out.append(0x08)
      case UInt8(ascii: "f"): out.append(0x0C)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): out.append(letter)
      case UInt8(ascii: "u"):
        guard let unit = quad(slice, at) else {
          out += [UInt8(ascii: "\\"), letter]
          continue
        }
        at += 4
        var value = unit
        if unit >= 0xD800, unit < 0xDC00, at + 1 < slice.endIndex, slice[at] == UInt8(ascii: "\\"),
          slice[at + 1] == UInt8(ascii: "u"),
          let low = quad(slice, at + 2), low >= 0xDC00, low < 0xE000
        {
          value = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
          at += 6
        }
        out += Array(String(Unicode.Scalar(value).map(Character.init) ?? "\u{FFFD}").utf8)
      default: out += [UInt8(ascii: "\\"), letter]
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  private static func quad(_ slice: ArraySlice<UInt8>, _ at: Int) -> UInt32? {
    guard at + 4 <= slice.endIndex else { return nil }
    var unit: UInt32 = 0
    for k in 0..<4 {
      guard let digit = hexDigit(slice[at + k]) else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }

  /// Returns the value of a hexadecimal digit.
  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Returns a text between double quotes, escaped as JSON asks.
  public static func quoted(_ text: some StringProtocol) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2028}",
        "\u{2029}",
        "\u{2066}"..."\u{2069}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}
