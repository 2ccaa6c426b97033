extension JSONScanner {
  /// Scans a text in double quotes.
  mutating func scanString(_ kind: JSONNode.Kind) -> Bool {
    at += 1
    let start = at
    var classes: UInt16 = 0
    var saidControl = false
    while at < end {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") {
        add(kind, start, at, classes)
        at += 1
        return true
      }
      classes |= table[Int(byte)]
      if byte >= 0x80 {
        let length = utf8Length(at)
        if length == 0 { return reportNotUTF8() }
        at += length
      } else if byte == UInt8(ascii: "\\") {
        guard scanEscape() else { return false }
      } else {
        if byte < 0x20, !saidControl {
          if byte == 0x0A || byte == 0x0D, !hasClosingQuote() { break }
          saidControl = true
          let name = byte == 0x0A || byte == 0x0D ? "a line break" : byte == 0x09 ? "a tab" : "a control character"
          let written = byte == 0x0A ? "\\n" : byte == 0x0D ? "\\r" : byte == 0x09 ? "\\t" : "\\u00\(hex(byte))"
          report(.malformed, at, "\(name) stands unescaped in a text", "Write \(written) instead, or remove it.")
        }
        at += 1
      }
    }
    report(.malformed, start - 1, "the text that begins here has no closing quote", "Add the closing quote \".")
    return false
  }

  /// Whether a quote closes the text before the next member begins: a raw line break inside a text.
  private func hasClosingQuote() -> Bool {
    var look = at
    while look < end, bytes[look] != UInt8(ascii: "\"") { look += 1 }
    guard look < end else { return false }
    look += 1
    while look < end, bytes[look] == UInt8(ascii: " ") || bytes[look] == 0x0A || bytes[look] == 0x0D || bytes[look] == 0x09 {
      look += 1
    }
    return look == end || bytes[look] == UInt8(ascii: ",") || bytes[look] == UInt8(ascii: "}") || bytes[look] == UInt8(ascii: "]")
      || bytes[look] == UInt8(ascii: ":") && look + 1 < end && open.last?.isObject == false
  }

  private mutating func scanEscape() -> Bool {
    let start = at
    at += 1
    guard at < end else { return true }
    switch bytes[at] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      at += 1
    case UInt8(ascii: "u"):
      at += 1
      guard let unit = hexQuad() else { break }
      if unit >= 0xDC00, unit < 0xE000 {
        report(
          .malformed, start, "\(excerpt(start, upTo: at)) is half of a character", "Write the character itself, or both halves.")
      } else if unit >= 0xD800, unit < 0xDC00 {
        let second = at
        if at + 1 < end, bytes[at] == UInt8(ascii: "\\"), bytes[at + 1] == UInt8(ascii: "u") {
          at += 2
          if let low = hexQuad(), low >= 0xDC00, low < 0xE000 { return true }
          at = second
        }
        report(
          .malformed, start, "\(excerpt(start, upTo: second)) is half of a character",
          "Write the character itself, or both halves.")
      }
    default:
      report(.malformed, start, "\(excerpt(start, upTo: min(end, at + 1))) is no escape", "Write \\\\ for a backslash.")
      if bytes[at] < 0x80, bytes[at] >= 0x20 { at += 1 }
    }
    return true
  }

  private mutating func hexQuad() -> UInt32? {
    var unit: UInt32 = 0
    for k in 0..<4 {
      guard at + k < end, let digit = JSONText.hexDigit(bytes[at + k]) else {
        report(.malformed, at - 2, "\\u needs four hexadecimal digits", "Write \\u and four digits, as in \\u00e9.")
        return nil
      }
      unit = unit << 4 | UInt32(digit)
    }
    at += 4
    return unit
  }

  /// Returns how many bytes the UTF-8 sequence at an offset takes, 0 if it is none.
  func utf8Length(_ offset: Int) -> Int { UTF8Check.length(bytes, offset, end) }

  /// Reports bytes that are no UTF-8; the scan ends there.
  mutating func reportNotUTF8() -> Bool {
    report(
      .notUTF8, at, "the byte 0x\(hex(bytes[at])) is not UTF-8",
      "Save the file as UTF-8; Latin-1 and Windows-1252 files show this.")
    return false
  }
}
