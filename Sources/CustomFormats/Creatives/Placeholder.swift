/// Places of a text that a program should have filled in.
///
/// Looks at bytes: everything that makes a placeholder is ASCII, and most texts with a percent sign or bracket have none.
enum Placeholder {
  /// What stands around a name: `{{` and `}}`, and what the name may be.
  private struct Brackets: Sendable {
    var open: [UInt8]
    var close: [UInt8]
    var takes: @Sendable (ArraySlice<UInt8>) -> Bool

    init(_ open: String, _ close: String, _ takes: @escaping @Sendable (ArraySlice<UInt8>) -> Bool) {
      self.open = Array(open.utf8)
      self.close = Array(close.utf8)
      self.takes = takes
    }
  }

  private static let kinds = [
    Brackets("[%", "%]", isFilled), Brackets("{{", "}}", isFilled), Brackets("{%", "%}", isFilled),
    Brackets("<%", "%>", isFilled),
    Brackets("${", "}", isFilled), Brackets("*|", "|*", isFilled), Brackets("##", "##", isName), Brackets("[[", "]]", isName),
    // Capitals alone: "50 %% off" and "5%%-10%%" are copy.
    Brackets("%%", "%%") { isName($0) && !$0.contains { $0 >= 0x61 && $0 <= 0x7A } },
    Brackets("{", "}", isSearchAdFunction),
  ]

  /// The most bytes between brackets that are still one placeholder.
  private static let longest = 120

  /// Returns the placeholders in a text, in order.
  static func all(in text: String) -> [String] {
    var ends = Ends(bytes: Array(text.utf8))
    let bytes = ends.bytes
    var out: [String] = []
    var at = 0
    while at < bytes.count {
      let end: Int?
      switch bytes[at] {
      case UInt8(ascii: "%"): end = bracketed(&ends, at) ?? conversion(bytes, at)
      case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: "$"), UInt8(ascii: "*"), UInt8(ascii: "#"):
        end = bracketed(&ends, at)
      default: end = nil
      }
      if let end { out.append(String(decoding: bytes[at..<end], as: UTF8.self)) }
      at = end ?? at + 1
    }
    return out
  }

  /// Returns where the placeholder in brackets ends that begins at an offset.
  private static func bracketed(_ ends: inout Ends, _ start: Int) -> Int? {
    for (index, kind) in kinds.enumerated() where stands(kind.open, at: start, in: ends.bytes) {
      let inside = start + kind.open.count
      guard let end = ends.first(index, from: inside), end - inside <= longest, kind.takes(ends.bytes[inside..<end]) else {
        continue
      }
      return end + kind.close.count
    }
    return nil
  }

  private static func stands(_ mark: [UInt8], at place: Int, in bytes: [UInt8]) -> Bool {
    guard place + mark.count <= bytes.count, bytes[place] == mark[0] else { return false }
    return mark.count == 1 || bytes[place + 1] == mark[1]
  }

  /// The closing brackets of a text, each kind looked for once from the beginning to the end.
  private struct Ends {
    let bytes: [UInt8]
    private var places = [Int](repeating: -1, count: kinds.count)

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Returns where the brackets of a kind close first at or behind a place, which only moves on; nil where they do not.
    mutating func first(_ kind: Int, from start: Int) -> Int? {
      var at = max(start, places[kind])
      while at < bytes.count, !stands(kinds[kind].close, at: at, in: bytes) { at += 1 }
      places[kind] = at
      return at < bytes.count ? at : nil
    }
  }

  /// Returns where a conversion of a format string ends, such as %s, %@ or %1$d; a percentage is none.
  private static func conversion(_ bytes: [UInt8], _ start: Int) -> Int? {
    if start > 0, !" (\"".utf8.contains(bytes[start - 1]) { return nil }
    // "20 %s" is twenty per cent of something.
    if let before = bytes[..<start].last(where: { $0 != 0x20 }), isDigit(before) { return nil }
    var at = start + 1
    let digits = bytes[at...].prefix(while: isDigit)
    if !digits.isEmpty {
      guard digits.endIndex < bytes.count, bytes[digits.endIndex] == UInt8(ascii: "$") else { return nil }
      at = digits.endIndex + 1
    }
    guard at < bytes.count, "sd@".utf8.contains(bytes[at]) else { return nil }
    at += 1
    return at == bytes.count || " .,!?:;)\"".utf8.contains(bytes[at]) ? at : nil
  }

  @Sendable private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  @Sendable private static func isFilled(_ name: ArraySlice<UInt8>) -> Bool { name.contains { $0 > 0x20 } }

  /// Whether bytes are a word: letters of any script, digits, and what joins them.
  @Sendable private static func isName(_ name: ArraySlice<UInt8>) -> Bool {
    func isLetter(_ byte: UInt8) -> Bool {
      byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x80 || byte == UInt8(ascii: "_")
    }
    guard let first = name.first, isLetter(first) else { return false }
    return name.allSatisfy { isLetter($0) || isDigit($0) || ".:-".utf8.contains($0) }
  }

  /// Whether braces hold a function of search ads, as in `{KeyWord:Shoes}`.
  @Sendable private static func isSearchAdFunction(_ name: ArraySlice<UInt8>) -> Bool {
    let folded = String(decoding: name.prefix(12), as: UTF8.self).lowercased()
    return ["keyword:", "customizer.", "countdown(", "location(", "if("].contains { folded.hasPrefix($0) }
  }
}
