/// Finds the macros of a link.
struct LinkMacroScanner {
  private let bytes: [UInt8]
  private var at = 0
  private var found: [LinkMacro] = []

  /// The longest name that is looked for.
  private static let longestName = 100

  /// Returns the macros in the order of the text; they do not overlap.
  static func macros(in bytes: [UInt8]) -> [LinkMacro] {
    var scanner = LinkMacroScanner(bytes: bytes)
    scanner.scan()
    return scanner.found
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func scan() {
    while at < bytes.count {
      let before = found.count
      switch bytes[at] {
      case UInt8(ascii: "%"): percent()
      case UInt8(ascii: "$"): dollar()
      case UInt8(ascii: "["): bracket()
      case UInt8(ascii: "{"): brace()
      case UInt8(ascii: "#"): hash()
      default: break
      }
      at = found.count > before ? found[before].range.upperBound : at + 1
    }
  }

  private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Returns the end of the name that begins at an offset.
  private func nameEnd(_ start: Int, also more: (UInt8) -> Bool = { _ in false }) -> Int {
    var end = start
    while end < bytes.count, end - start < Self.longestName, Self.isName(bytes[end]) || more(bytes[end]) { end += 1 }
    return end
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private mutating func add(_ kind: LinkMacro.Kind, name: Range<Int>, to end: Int) {
    found.append(
      LinkMacro(
        kind: kind, range: at..<end, name: String(decoding: bytes[name], as: UTF8.self),
        text: String(decoding: bytes[at..<end], as: UTF8.self)))
  }

  /// `%%NAME%%`, `%eaid!`, and what is left of a macro that lost a percent sign.
  private mutating func percent() {
    let percent = UInt8(ascii: "%")
    if byte(at + 1) == percent {
      let end = nameEnd(at + 2) { $0 == UInt8(ascii: ":") || $0 >= 0x80 }
      if end > at + 2, byte(end) == percent, byte(end + 1) == percent {
        add(.adServer, name: at + 2..<end, to: end + 2)
      } else {
        let isClosedByOne = end > at + 2 && byte(end) == percent && !isEncoding(end)
        add(.unfinished, name: at + 2..<end, to: isClosedByOne ? end + 1 : end)
      }
    } else if byte(at + 1) == UInt8(ascii: "e"), byte(at + 5) == UInt8(ascii: "!"),
      bytes[at + 2..<at + 5].allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
    {
      add(.expand, name: at + 1..<at + 5, to: at + 6)
    } else {
      let end = nameEnd(at + 1)
      guard end - at > 4, byte(end) == percent,
        AdServerMacros.knowsInAnyCase(String(decoding: bytes[at + 1..<end], as: UTF8.self))
      else { return }
      add(.unfinished, name: at + 1..<end, to: byte(end + 1) == percent ? end + 2 : end + 1)
    }
  }

  /// Tells whether a percent sign begins an encoded byte.
  private func isEncoding(_ offset: Int) -> Bool { PercentCode.value(bytes, at: offset) != nil }

  /// `${NAME}`.
  private mutating func dollar() {
    guard byte(at + 1) == UInt8(ascii: "{") else { return }
    let end = nameEnd(at + 2) { $0 == UInt8(ascii: ":") }
    let isClosed = byte(end) == UInt8(ascii: "}") && end > at + 2
    add(isClosed ? .exchange : .unfinished, name: at + 2..<end, to: isClosed ? end + 1 : end)
  }

  /// `[%Name%]` and `[name]`, but not the bracket of a parameter such as `filter[name]=1`.
  private mutating func bracket() {
    let percent = UInt8(ascii: "%")
    if byte(at + 1) == percent {
      let end = nameEnd(at + 2) { $0 == UInt8(ascii: ":") }
      if end > at + 2, byte(end) == percent, byte(end + 1) == UInt8(ascii: "]") {
        add(.template, name: at + 2..<end, to: end + 2)
      } else if end > at + 2, !isEncoding(at + 1) || end > at + 5 && bytes[at + 2..<end].allSatisfy(Self.isLetter) {
        add(.unfinished, name: at + 2..<end, to: byte(end) == UInt8(ascii: "]") ? end + 1 : end)
      }
      return
    }
    let end = nameEnd(at + 1)
    guard end > at + 1, Self.isLetter(bytes[at + 1]), byte(end) == UInt8(ascii: "]"), byte(end + 1) != UInt8(ascii: "="),
      byte(end + 1) != UInt8(ascii: "[")
    else { return }
    add(.foreign, name: at + 1..<end, to: end + 1)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

  /// `{name}` and `{{name}}`.
  private mutating func brace() {
    let isDouble = byte(at + 1) == UInt8(ascii: "{")
    let start = isDouble ? at + 2 : at + 1
    let end = nameEnd(start)
    guard end > start, byte(end) == UInt8(ascii: "}"), !isDouble || byte(end + 1) == UInt8(ascii: "}") else { return }
    add(.foreign, name: start..<end, to: isDouble ? end + 2 : end + 1)
  }

  /// `#%NAME%#`.
  private mutating func hash() {
    guard byte(at + 1) == UInt8(ascii: "%") else { return }
    let end = nameEnd(at + 2)
    guard end > at + 2, byte(end) == UInt8(ascii: "%"), byte(end + 1) == UInt8(ascii: "#") else { return }
    add(.template, name: at + 2..<end, to: end + 2)
  }
}
