/// A strict scanner of JSON texts: one pass over the bytes, nodes and problems out.
///
/// It goes on after faults whose repair is plain (a trailing comma, typographic quotes, a comment), so that one run
/// reports them all, and stops at the first fault it cannot see past.
struct JSONScanner {
  /// How many containers may stand inside one another.
  static let deepest = 64

  let bytes: [UInt8]
  let end: Int
  var at: Int
  var nodes: [JSONNode] = []
  var problems: [JSONProblem] = []

  private let origin: Int
  private let table = ByteClasses.table
  private var open: [Container] = []

  /// A container that is not closed yet.
  private struct Container {
    var node: Int
    var isObject: Bool
    /// A bit for each name seen so far, so that most names need no comparing.
    var names: UInt64 = 0
    /// The names of an object with many members.
    var manyNames: Set<String> = []
    var nameCount = 0
  }

  /// The number of members up to which names are compared with one another.
  private static let fewNames = 48

  /// Begins at a range of a buffer; messages count bytes from the origin, where the text's line or file begins.
  init(_ bytes: [UInt8], in range: Range<Int>, origin: Int) {
    self.bytes = bytes
    self.end = range.upperBound
    self.at = range.lowerBound
    self.origin = origin
  }

  /// Scans the whole text and tells whether the nodes hold all of it.
  mutating func scan() -> Bool {
    if let encoding = WideEncoding.name(of: bytes[at..<end]) {
      report(.notUTF8, at, "the text is \(encoding), not UTF-8", "Save the file as UTF-8.")
      return false
    }
    skipBlanks()
    guard at < end else {
      report(.malformed, at, "the text is empty", "Write an object: { … }.")
      return false
    }
    guard scanTree() else {
      closeAll()
      return false
    }
    skipBlanks()
    if at < end {
      report(
        .textAfterEnd, at, "text follows the end of the document: \(excerpt(at))",
        "Remove what stands behind the closing bracket.")
    }
    return true
  }

  /// Scans one value and all it contains, without recursion.
  private mutating func scanTree() -> Bool {
    guard scanValue() else { return false }
    while let (node, isObject) = open.last.map({ ($0.node, $0.isObject) }) {
      skipBlanks()
      guard at < end else {
        let place = Int(nodes[node].start) - origin
        let what = isObject ? "object" : "array"
        let close = isObject ? "}" : "]"
        report(
          .malformed, at, "the text ends inside the \(what) that begins at byte \(place)",
          "Add the missing \(close), or send the whole file again.")
        return false
      }
      let closing: UInt8 = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      let isFirst = nodes.count == node + 1
      if bytes[at] == closing {
        at += 1
        close()
        continue
      }
      if !isFirst {
        guard bytes[at] == UInt8(ascii: ",") else {
          reportUnexpected(after: isObject ? "a member" : "an element", closing: closing)
          return false
        }
        let comma = at
        at += 1
        skipBlanks()
        if at < end, bytes[at] == closing {
          report(.malformed, comma, "a trailing comma stands before \(Character(Unicode.Scalar(closing)))", "Remove the comma.")
          at += 1
          close()
          continue
        }
      }
      if isObject {
        guard scanName() else { return false }
      }
      guard scanValue() else { return false }
    }
    return true
  }

  // MARK: Containers

  private mutating func begin(_ kind: JSONNode.Kind) -> Bool {
    guard open.count < Self.deepest else {
      report(
        .nestedTooDeep, at, "more than \(Self.deepest) brackets stand inside one another", "Flatten the document.")
      return false
    }
    open.append(Container(node: nodes.count, isObject: kind == .object))
    add(kind, at, at + 1)
    at += 1
    return true
  }

  private mutating func close() {
    guard let container = open.popLast() else { return }
    nodes[container.node].end = UInt32(at)
    nodes[container.node].next = UInt32(nodes.count)
  }

  private mutating func closeAll() {
    while !open.isEmpty { close() }
  }

  private mutating func add(_ kind: JSONNode.Kind, _ start: Int, _ end: Int, _ classes: UInt16 = 0) {
    nodes.append(
      JSONNode(
        kind: kind, classes: ByteClasses(rawValue: classes), start: UInt32(start), end: UInt32(end),
        next: UInt32(nodes.count + 1)))
  }

  // MARK: Values

  private mutating func scanValue() -> Bool {
    skipBlanks()
    guard at < end else {
      report(.malformed, at, "the text ends where a value is expected", "Send the whole file again.")
      return false
    }
    switch bytes[at] {
    case UInt8(ascii: "{"): return begin(.object)
    case UInt8(ascii: "["): return begin(.array)
    case UInt8(ascii: "\""): return scanString(.string)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return scanNumber()
    case UInt8(ascii: "t") where scanWord("true"):
      add(.yes, at - 4, at)
      return true
    case UInt8(ascii: "f") where scanWord("false"):
      add(.no, at - 5, at)
      return true
    case UInt8(ascii: "n") where scanWord("null"):
      add(.null, at - 4, at)
      return true
    default:
      if let quotes = strayQuotes() { return scanStrayString(.string, quotes) }
      return reportNoValue()
    }
  }

  private mutating func scanName() -> Bool {
    skipBlanks()
    guard at < end else {
      report(.malformed, at, "the text ends where a member name is expected", "Send the whole file again.")
      return false
    }
    let index = nodes.count
    if bytes[at] == UInt8(ascii: "\"") {
      guard scanString(.name) else { return false }
    } else if let quotes = strayQuotes() {
      guard scanStrayString(.name, quotes) else { return false }
    } else if isWordByte(bytes[at]) {
      let start = at
      while at < end, isWordByte(bytes[at]) { at += 1 }
      report(
        .malformed, start, "the member name \(excerpt(start, upTo: at)) has no quotes", "Write it in double quotes: \"…\".")
      add(.name, start, at)
    } else {
      report(.malformed, at, "\(excerpt(at)) stands where a member name in double quotes is expected", "Write \"name\": value.")
      return false
    }
    noteName(index)
    skipBlanks()
    guard at < end, bytes[at] == UInt8(ascii: ":") else {
      report(.malformed, at, "a colon is missing after the member name", "Write \"name\": value.")
      return false
    }
    at += 1
    return true
  }

  /// Compares a name with those before it in its object.
  private mutating func noteName(_ index: Int) {
    let name = nodes[index]
    var hash = UInt64(name.end &- name.start)
    for offset in name.range.prefix(12) { hash = (hash &* 31) &+ UInt64(bytes[offset]) }
    let bit: UInt64 = 1 << (hash % 61)
    let depth = open.count - 1
    open[depth].nameCount += 1
    if open[depth].nameCount > Self.fewNames {
      if open[depth].manyNames.isEmpty { open[depth].manyNames = Set(names(of: open[depth].node, before: index).map(text)) }
      if !open[depth].manyNames.insert(text(name)).inserted { reportDuplicate(name) }
    } else if open[depth].names & bit != 0 || name.classes.contains(.escape) {
      if names(of: open[depth].node, before: index).contains(where: { sameText($0, name) }) { reportDuplicate(name) }
    }
    open[depth].names |= bit
  }

  private func names(of object: Int, before index: Int) -> [JSONNode] {
    var out: [JSONNode] = []
    var at = object + 1
    while at < index {
      out.append(nodes[at])
      at = Int(nodes[at + 1].next)
    }
    return out
  }

  private func text(_ name: JSONNode) -> String { JSONText.decoded(bytes[name.range]) }

  private mutating func reportDuplicate(_ name: JSONNode) {
    report(
      .duplicateMember, Int(name.start) - 1,
      "the member \(excerpt(Int(name.start) - 1, upTo: Int(name.end) + 1)) stands twice in one object",
      "Keep one of the two; the second one was read.")
  }

  private func sameText(_ a: JSONNode, _ b: JSONNode) -> Bool {
    if a.classes.contains(.escape) || b.classes.contains(.escape) {
      return text(a) == text(b)
    }
    return a.range.count == b.range.count && bytes[a.range].elementsEqual(bytes[b.range])
  }

  private mutating func scanWord(_ word: StaticString) -> Bool {
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

  private mutating func scanNumber() -> Bool {
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

  // MARK: Strings

  private mutating func scanString(_ kind: JSONNode.Kind) -> Bool {
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
  private func utf8Length(_ offset: Int) -> Int { UTF8Check.length(bytes, offset, end) }

  private mutating func reportNotUTF8() -> Bool {
    report(
      .notUTF8, at, "the byte 0x\(hex(bytes[at])) is not UTF-8",
      "Save the file as UTF-8; Latin-1 and Windows-1252 files show this.")
    return false
  }

  // MARK: Faults with a plain repair

  /// Returns the closing quotes for the wrong kind of opening quote here.
  private func strayQuotes() -> [String]? {
    if bytes[at] == UInt8(ascii: "'") { return ["'"] }
    guard at + 2 < end, bytes[at] == 0xE2, bytes[at + 1] == 0x80 else { return nil }
    switch bytes[at + 2] {
    case 0x9C, 0x9D, 0x9E, 0x9F: return ["\u{201D}", "\u{201C}", "\""]
    case 0x98, 0x99, 0x9A: return ["\u{2019}", "\u{2018}"]
    default: return nil
    }
  }

  private mutating func scanStrayString(_ kind: JSONNode.Kind, _ closing: [String]) -> Bool {
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

  private mutating func reportNoValue() -> Bool {
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

  private mutating func reportUnexpected(after what: String, closing: UInt8) {
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

  // MARK: Blanks and words

  private mutating func skipBlanks() {
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

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "$")
  }

  // MARK: Reporting

  private mutating func report(_ kind: JSONProblem.Kind, _ offset: Int, _ message: String, _ hint: String) {
    // A file of nothing but faults is told by its first hundred.
    if problems.count < 100 { problems.append(JSONProblem(kind, at: offset, message, hint: hint)) }
  }

  private func hex(_ byte: UInt8) -> String {
    let digits = Array("0123456789ABCDEF")
    return String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
  }

  /// Returns up to 20 characters of the text, for a message.
  private func excerpt(_ start: Int, upTo stop: Int? = nil) -> String {
    let limit = min(stop ?? end, end)
    guard start < limit else { return "the end" }
    let text = String(decoding: bytes[start..<min(limit, start + 80)], as: UTF8.self)
    let line = text.prefix { $0 != "\n" && $0 != "\r\n" && $0 != "\r" }
    return line.count > 20 ? String(line.prefix(20)) + "…" : String(line)
  }
}
