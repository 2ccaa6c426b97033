/// A URL taken apart by byte positions, macros left whole.
///
/// Blanks and characters that show nothing are left out first, so that an address with a blank in it is judged as what it
/// was meant to be. Macros that count the click and go on are stepped over: the address begins behind them.
struct LinkParts: Sendable {
  /// The bytes, without blanks and characters that show nothing.
  let bytes: [UInt8]
  /// The macros, in the order of the bytes.
  let macros: [LinkMacro]
  /// Where the address begins.
  let start: Int
  /// Whether a macro brings the beginning of the address, so that its scheme and host are not known here.
  var beginsWithMacro = false
  /// Whether the address was written encoded as a whole, although no macro asks for it.
  var isEncodedWhole = false
  /// The scheme in small letters, nil where there is none.
  var scheme: String?
  /// What stands before `://` and is no scheme.
  var brokenScheme: Range<Int>?
  /// Whether `//` begins the host.
  var hasAuthority = false
  /// The host, empty where none stands behind `//`; a macro in it makes it unknown and nil.
  var host: Range<Int>?
  /// The port, nil where there is none or a macro stands for it.
  var port: Range<Int>?
  /// The path with its slash.
  var path: Range<Int>
  /// What stands behind `?`.
  var query: Range<Int>?
  /// What stands behind `#`.
  var fragment: Range<Int>?

  /// Takes a URL apart; nil of a text of blanks.
  init?(_ text: String) {
    let bytes = Self.shownBytes(text)
    guard !bytes.isEmpty else { return nil }
    self = LinkReader(bytes).parts()
  }

  /// Creates parts of which nothing but the bytes is known yet.
  init(bytes: [UInt8], macros: [LinkMacro], start: Int) {
    self.bytes = bytes
    self.macros = macros
    self.start = start
    path = start..<bytes.count
  }

  /// Whether the scheme is one of web pages.
  var isWeb: Bool { scheme == "https" || scheme == "http" }

  /// Returns the text of some bytes.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The address behind what counts the click.
  var address: String { text(start..<bytes.count) }

  /// The host in small letters.
  var hostName: String? { host.map { text($0).lowercased() } }

  /// The percent signs outside macros.
  var percentSigns: [Int] { positions { $0 == UInt8(ascii: "%") } }

  /// Returns the positions of bytes outside macros.
  func positions(where isWanted: (UInt8) -> Bool) -> [Int] {
    var out: [Int] = []
    var next = 0
    for (offset, byte) in bytes.enumerated() where isWanted(byte) {
      while next < macros.count, macros[next].range.upperBound <= offset { next += 1 }
      if next == macros.count || !macros[next].range.contains(offset) { out.append(offset) }
    }
    return out
  }

  /// Returns the bytes of a text without blanks and characters that show nothing.
  private static func shownBytes(_ text: String) -> [UInt8] {
    if text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return Array(text.utf8) }
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where isShown(scalar) { out.append(scalar) }
    return Array(String(out).utf8)
  }

  /// Tells whether a scalar of a text is among the bytes.
  static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    if Blank.isBlank(scalar) { return false }
    switch scalar.properties.generalCategory {
    case .control, .format: return false
    default: return true
    }
  }
}

extension LinkParts {
  /// Whether nothing but slashes follows the scheme.
  var hasNothingBehindScheme: Bool {
    query == nil && fragment == nil && bytes[path].allSatisfy { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
  }
}
