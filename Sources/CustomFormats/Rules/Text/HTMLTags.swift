/// Finds tags of HTML in texts.
enum HTMLTags {
  /// Returns the tags of a text in order; a sign of less or a word in angle brackets is none.
  static func tags(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    var out: [String] = []
    var at = 0
    while let start = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
      at = start + 1
      guard let end = end(of: bytes, from: start) else { continue }
      out.append(String(decoding: bytes[start..<end], as: UTF8.self))
      at = end
    }
    return out
  }

  /// Returns the end of the tag that begins at an offset.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    if bytes[start...].starts(with: "<!--".utf8) || bytes[start...].prefix(9).map({ $0 | 0x20 }).elementsEqual("<!doctype".utf8) {
      return bytes[start...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.count
    }
    let isClosing = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "/")
    let nameStart = isClosing ? start + 2 : start + 1
    var nameEnd = nameStart
    while nameEnd < bytes.count, isName(bytes[nameEnd]) { nameEnd += 1 }
    guard names.contains(String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self).lowercased()) else { return nil }
    let close = bytes[nameEnd...].firstIndex(of: UInt8(ascii: ">"))
    let rest = bytes[nameEnd..<(close ?? bytes.count)]
    let isBare = rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "/") }
    // Words behind a name are no attributes: "a <b and c> d".
    guard isBare ? close != nil : rest.first == UInt8(ascii: " ") && rest.contains(UInt8(ascii: "=")) else { return nil }
    return close.map { $0 + 1 } ?? bytes.count
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }

  private static let names: Set<String> = [
    "a", "abbr", "article", "aside", "b", "big", "blockquote", "body", "br", "button", "center", "cite", "code", "dd", "del",
    "div",
    "dl", "dt", "em", "embed", "font", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "i",
    "iframe", "img", "input", "ins", "kbd", "label", "li", "link", "main", "mark", "meta", "nav", "noscript", "nobr", "object",
    "ol",
    "option", "p", "param", "picture", "pre", "q", "s", "script", "section", "select", "small", "source", "span", "strike",
    "strong",
    "style", "sub", "sup", "svg", "table", "tbody", "td", "textarea", "th", "thead", "title", "tr", "tt", "u", "ul", "video",
    "wbr",
  ]
}
