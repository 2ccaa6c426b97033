extension JSONScanner {
  /// Scans one of the words that JSON knows.
  mutating func scanWord(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard at + length <= end else { return false }
    let matches = word.withUTF8Buffer { letters in
      for k in 0..<length where bytes[at + k] != letters[k] { return false }
      return true
    }
    guard matches, at + length == end || !isWordByte(bytes[at + length]) else { return false }
    at += length
    return true
  }

  /// Scans a number.
  mutating func scanNumber() -> Bool {
    let start = at
    if bytes[at] == UInt8(ascii: "-") { at += 1 }
    let whole = at
    skipDigits()
    if at == whole {
      report(.malformed, start, "a minus sign without digits", "Write a number, or a text in double quotes.")
      return false
    }
    if at - whole > 1, bytes[whole] == UInt8(ascii: "0") {
      report(
        .malformed, start, "the number \(excerpt(start, upTo: at)) begins with a zero",
        "Write it in double quotes, or without the zero.")
    }
    if at < end, bytes[at] == UInt8(ascii: ".") {
      at += 1
      let fraction = at
      skipDigits()
      if at == fraction {
        report(.malformed, start, "the number \(excerpt(start, upTo: at)) ends in a point", "Write a digit behind the point.")
      }
    }
    if at < end, bytes[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < end, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") { at += 1 }
      let exponent = at
      skipDigits()
      if at == exponent {
        report(.malformed, start, "the number \(excerpt(start, upTo: at)) has no exponent", "Write digits behind the e.")
      }
    }
    if at < end, isWordByte(bytes[at]) {
      while at < end, isWordByte(bytes[at]) { at += 1 }
      report(.malformed, start, "\(excerpt(start, upTo: at)) is no number", "Write it in double quotes.")
    }
    add(.number, start, at, ByteClasses.digit.rawValue)
    return true
  }

  private mutating func skipDigits() {
    while at < end, bytes[at] &- UInt8(ascii: "0") < 10 { at += 1 }
  }

  /// Passes over blanks and, with a report, over comments.
  mutating func skipBlanks() {
    while at < end {
      switch bytes[at] {
      case 0x20, 0x0A, 0x0D, 0x09: at += 1
      case UInt8(ascii: "/") where at + 1 < end && (bytes[at + 1] == UInt8(ascii: "/") || bytes[at + 1] == UInt8(ascii: "*")):
        skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() {
    report(.malformed, at, "JSON has no comments", "Remove the comment, or keep it in a member such as \"x-note\".")
    let isLine = bytes[at + 1] == UInt8(ascii: "/")
    at += 2
    while at < end {
      if isLine, bytes[at] == 0x0A { return }
      if !isLine, bytes[at] == UInt8(ascii: "*"), at + 1 < end, bytes[at + 1] == UInt8(ascii: "/") {
        at += 2
        return
      }
      at += 1
    }
  }

  /// Tells whether a byte belongs to a word or number.
  func isWordByte(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "$")
  }
}
