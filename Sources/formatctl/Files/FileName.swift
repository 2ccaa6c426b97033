/// Names written so that every file system takes them, and read back.
enum FileName {
  /// Returns a name in which everything but letters, digits, `-`, `_`, blanks and inner points is a `%` and two digits.
  static func encoded(_ name: String) -> String {
    var out = ""
    for (index, scalar) in name.unicodeScalars.enumerated() {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "-_ ".unicodeScalars.contains(scalar)
        || scalar == "." && index > 0
      {
        out.unicodeScalars.append(scalar)
      } else {
        for byte in String(scalar).utf8 { out += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }
      }
    }
    return out
  }

  /// Returns the name that was written so; what is no such writing stays as it is.
  static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? text
  }
}
