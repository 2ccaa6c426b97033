/// Places of a text that a program should have filled in.
enum Placeholder {
  /// What stands around a name: `{{` and `}}`, and what the name may be.
  private struct Brackets {
    var open: String
    var close: String
    var takes: @Sendable (Substring) -> Bool
  }

  private static let kinds = [
    Brackets(open: "[%", close: "%]", takes: isFilled), Brackets(open: "{{", close: "}}", takes: isFilled),
    Brackets(open: "{%", close: "%}", takes: isFilled), Brackets(open: "<%", close: "%>", takes: isFilled),
    Brackets(open: "${", close: "}", takes: isFilled), Brackets(open: "*|", close: "|*", takes: isFilled),
    Brackets(open: "##", close: "##", takes: isName), Brackets(open: "[[", close: "]]", takes: isName),
    // Capitals alone: "50 %% off" and "5%%-10%%" are copy.
    Brackets(open: "%%", close: "%%") { isName($0) && $0.allSatisfy { !$0.isLowercase } },
    Brackets(open: "{", close: "}", takes: isSearchAdFunction),
  ]

  /// The most characters between brackets that are still one placeholder.
  private static let longest = 80

  /// Returns the placeholders in a text, in order.
  static func all(in text: String) -> [String] {
    var out: [String] = []
    var rest = text[...]
    while let first = rest.first {
      if let found = bracketed(rest) ?? (first == "%" ? conversion(rest, after: text[..<rest.startIndex]) : nil) {
        out.append(String(found))
        rest = rest[found.endIndex...]
      } else {
        rest = rest.dropFirst()
      }
    }
    return out
  }

  /// Returns the placeholder in brackets that a text begins with.
  private static func bracketed(_ text: Substring) -> Substring? {
    for kind in kinds where text.hasPrefix(kind.open) {
      let inner = text.dropFirst(kind.open.count).prefix(longest + kind.close.count)
      guard let close = inner.firstRange(of: kind.close), kind.takes(inner[..<close.lowerBound]) else { continue }
      return text[..<close.upperBound]
    }
    return nil
  }

  /// Returns the conversion of a format string that a text begins with, such as %s, %@ or %1$d; a percentage is none.
  private static func conversion(_ text: Substring, after front: Substring) -> Substring? {
    guard front.last.map({ $0.isWhitespace || "(\"'“".contains($0) }) ?? true else { return nil }
    // "20 %s" is twenty per cent of something.
    if front.last(where: { !$0.isWhitespace })?.isNumber == true { return nil }
    var end = text.index(after: text.startIndex)
    let digits = text[end...].prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty {
      guard text[digits.endIndex...].first == "$" else { return nil }
      end = text.index(after: digits.endIndex)
    }
    guard end < text.endIndex, "sd@".contains(text[end]) else { return nil }
    end = text.index(after: end)
    if end < text.endIndex, !text[end].isWhitespace, !".,!?:;)\"”".contains(text[end]) { return nil }
    return text[..<end]
  }

  @Sendable private static func isFilled(_ name: Substring) -> Bool { name.contains { !$0.isWhitespace } }

  @Sendable private static func isName(_ name: Substring) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || "_.:-".contains($0) }
  }

  /// Whether braces hold a function of search ads, as in `{KeyWord:Shoes}`.
  @Sendable private static func isSearchAdFunction(_ name: Substring) -> Bool {
    let folded = name.lowercased()
    return ["keyword:", "customizer.", "countdown(", "location(", "if("].contains { folded.hasPrefix($0) }
  }
}
