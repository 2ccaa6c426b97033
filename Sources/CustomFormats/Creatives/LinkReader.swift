/// Takes a URL apart.
struct LinkReader {
  private var bytes: [UInt8]
  private var macros: [LinkMacro]
  private var isEncodedWhole = false

  /// Starts with bytes without blanks; an address that is encoded as a whole is decoded.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    macros = LinkMacroScanner.macros(in: bytes)
    let (start, isKnown) = beginning()
    guard isKnown, isEncoded(at: start) else { return }
    // An address behind a macro that escapes is encoded; anywhere else that is a fault, which a rule names.
    isEncodedWhole = !macros.contains { $0.isClick && $0.name.uppercased().contains("_ESC") }
    for _ in 0..<2 where isEncoded(at: start) {
      self.bytes = PercentCode.decoded(self.bytes, keeping: macros.map(\.range))
      macros = LinkMacroScanner.macros(in: self.bytes)
    }
  }

  /// Reads scheme, host, port, path, query and fragment.
  func parts() -> LinkParts {
    let (start, isKnown) = beginning()
    var parts = LinkParts(bytes: bytes, macros: macros, start: start)
    parts.isEncodedWhole = isEncodedWhole
    parts.beginsWithMacro = !isKnown
    var at = start
    if isKnown { at = readScheme(into: &parts) }
    if isKnown, byte(at) == Self.slash, byte(at + 1) == Self.slash {
      parts.hasAuthority = true
      at = readAuthority(from: at + 2, into: &parts)
    }
    readRest(from: at, into: &parts)
    return parts
  }

  /// Returns where the address begins, and whether what begins it is known.
  private func beginning() -> (start: Int, isKnown: Bool) {
    var at = 0
    var isClick = true
    for macro in macros {
      guard macro.range.lowerBound == at else { break }
      at = macro.range.upperBound
      isClick = isClick && macro.isClick
    }
    if at == 0 { return (0, true) }
    // Other macros than those that count a click may bring scheme and host, unless one stands behind them.
    if at < bytes.count, isClick || schemeEnd(at).map({ byte($0 + 1) == Self.slash && byte($0 + 2) == Self.slash }) == true {
      return (at, true)
    }
    return (at == bytes.count ? 0 : at, false)
  }

  private static let slash = UInt8(ascii: "/")

  private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Returns the end of the macro that begins at an offset.
  private func macroEnd(_ offset: Int) -> Int? {
    macros.first { $0.range.lowerBound == offset }?.range.upperBound
  }

  /// Returns the first byte from an offset on that is one of some, macros stepped over; else the end.
  private func first(from offset: Int, of stops: (UInt8) -> Bool) -> Int {
    var at = offset
    while at < bytes.count {
      if let end = macroEnd(at) {
        at = end
      } else if stops(bytes[at]) {
        return at
      } else {
        at += 1
      }
    }
    return at
  }

  /// Returns the colon that ends what stands in the place of a scheme.
  private func schemeEnd(_ start: Int) -> Int? {
    let end = first(from: start) {
      $0 == UInt8(ascii: ":") || $0 == Self.slash || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#")
    }
    return byte(end) == UInt8(ascii: ":") && end < bytes.count ? end : nil
  }

  /// Tells whether an encoded `://` stands behind a scheme.
  private func isEncoded(at start: Int) -> Bool {
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "%")), end > start, isScheme(start..<end) else { return false }
    let rest = bytes[end...].prefix(15).map { $0 | 0x20 }
    let once = Array("%3a%2f%2f".utf8)
    return rest.starts(with: once) || rest.starts(with: Array("%253a%252f%252f".utf8))
  }

  private func isScheme(_ range: Range<Int>) -> Bool {
    guard let first = bytes[range].first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20) else { return false }
    return bytes[range].allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        true
      default: false
      }
    }
  }

  /// Reads the scheme and returns what follows it.
  private func readScheme(into parts: inout LinkParts) -> Int {
    guard let colon = schemeEnd(parts.start), colon > parts.start else { return parts.start }
    let range = parts.start..<colon
    let isFollowedBySlashes = byte(colon + 1) == Self.slash && byte(colon + 2) == Self.slash
    guard isScheme(range) else {
      if isFollowedBySlashes {
        parts.brokenScheme = range
        return colon + 1
      }
      return parts.start
    }
    let scheme = parts.text(range).lowercased()
    if !isFollowedBySlashes, isHost(scheme, before: colon) { return parts.start }
    parts.scheme = scheme
    return colon + 1
  }

  /// Tells whether what looks like a scheme is a host with its port: `www.bakery.example:8080`.
  private func isHost(_ name: String, before colon: Int) -> Bool {
    if name.hasPrefix("www.") { return true }
    guard name.contains(".") || name == "localhost" else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(colon + 1))
  }

  /// Reads host and port and returns what follows them.
  private func readAuthority(from start: Int, into parts: inout LinkParts) -> Int {
    let end = first(from: start) {
      $0 == Self.slash || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "\\")
    }
    var hostStart = start
    if let sign = bytes[start..<end].lastIndex(of: UInt8(ascii: "@")) { hostStart = sign + 1 }
    var hostEnd = end
    if byte(hostStart) == UInt8(ascii: "["), hostStart < end {
      hostEnd = bytes[hostStart..<end].firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 } ?? end
    } else {
      hostEnd = min(first(from: hostStart) { $0 == UInt8(ascii: ":") }, end)
    }
    let hasMacro = macros.contains { $0.range.overlaps(hostStart..<end) }
    if !hasMacro || hostStart == hostEnd && hostStart == end { parts.host = hostStart..<hostEnd }
    if hostEnd < end, byte(hostEnd) == UInt8(ascii: ":"), !hasMacro { parts.port = hostEnd + 1..<end }
    return end
  }

  private func readRest(from start: Int, into parts: inout LinkParts) {
    let pathEnd = first(from: start) { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    parts.path = start..<pathEnd
    var at = pathEnd
    if byte(at) == UInt8(ascii: "?"), at < bytes.count {
      let queryEnd = first(from: at + 1) { $0 == UInt8(ascii: "#") }
      parts.query = at + 1..<queryEnd
      at = queryEnd
    }
    if byte(at) == UInt8(ascii: "#"), at < bytes.count { parts.fragment = at + 1..<bytes.count }
  }
}
