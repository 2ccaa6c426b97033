extension JSONScanner {
  /// Returns the closing quotes for the wrong kind of opening quote here.
  func strayQuotes() -> [String]? {
    if bytes[at] == UInt8(ascii: "'") { return ["'"] }
    guard at + 2 < end, bytes[at] == 0xE2, bytes[at + 1] == 0x80 else { return nil }
    switch bytes[at + 2] {
    case 0x9C, 0x9D, 0x9E, 0x9F: return ["\u{201D}", "\u{201C}", "\""]
    case 0x98, 0x99, 0x9A: return ["\u{2019}", "\u{2018}"]
    default: return nil
    }
  }

  /// Scans a text in the wrong kind of quotes.
  mutating func scanStrayString(_ kind: JSONNode.Kind, _ closing: [String]) -> Bool {
    let opening = at
    let isApostrophe = bytes[at] == UInt8(ascii: "'")
    report(
      .malformed, at,
      isApostrophe
        ? "single quotes stand where JSON takes double ones" : "typographic quotation marks stand where JSON takes straight ones",
      "Write \" on both sides; word processors put \u{201C} and \u{201D}.")
    at += isApostrophe ? 1 : 3
    let start = at
    var classes: UInt16 = 0
    while at < end, bytes[at] != 0x0A {
      for mark in closing where bytes[at..<end].starts(with: mark.utf8) {
        add(kind, start, at, classes)
        at += mark.utf8.count
        return true
      }
      classes |= table[Int(bytes[at])]
      let length = utf8Length(at)
      if length == 0 { return reportNotUTF8() }
      at += length
    }
    report(.malformed, opening, "the text that begins here has no closing quote", "Add the closing quote \".")
    return false
  }

  /// Reports that no value stands where one is expected.
  mutating func reportNoValue() -> Bool {
    let start = at
    while at < end, isWordByte(bytes[at]) { at += 1 }
    guard at > start else {
      if bytes[start] >= 0x80, utf8Length(start) == 0 { return reportNotUTF8() }
      report(
        .malformed, start, "\(excerpt(start)) stands where a value is expected",
        "Write a text in double quotes, a number, true, false, null, { or [.")
      return false
    }
    let word = String(decoding: bytes[start..<at], as: UTF8.self)
    switch word {
    case "True", "False", "None", "NULL", "Null", "undefined", "nil", "NaN", "Infinity":
      report(.malformed, start, "\(word) is no JSON value", "Write true, false, null or a text in double quotes.")
    default:
      report(.malformed, start, "the text \(excerpt(start, upTo: at)) has no quotes", "Write it in double quotes: \"…\".")
    }
    add(.null, start, at)
    return true
  }

  /// Reports what stands where a comma or a bracket is expected.
  mutating func reportUnexpected(after what: String, closing: UInt8) {
    if bytes[at] >= 0x80, utf8Length(at) == 0 {
      _ = reportNotUTF8()
    } else if bytes[at] == UInt8(ascii: "\"") || isWordByte(bytes[at]) || bytes[at] == UInt8(ascii: "{")
      || bytes[at] == UInt8(ascii: "[")
    {
      report(.malformed, at, "a comma is missing before \(excerpt(at))", "Write a comma between two entries.")
    } else {
      let bracket = Character(Unicode.Scalar(closing))
      report(
        .malformed, at, "\(excerpt(at)) stands where a comma or \(bracket) is expected after \(what)",
        "Check the brackets around it.")
    }
  }
}
