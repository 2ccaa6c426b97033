/// Characters that web pages write as `&name;`.
enum HTMLEntities {
  /// An entity in a text.
  struct Entity: Sendable, Equatable {
    /// The entity as written, `&` included.
    var text: String
    /// What it stands for, nil where its number is none.
    var character: Unicode.Scalar?
  }

  /// Returns the entities of a text in order.
  static func entities(in text: String) -> [Entity] {
    let bytes = Array(text.utf8)
    var out: [Entity] = []
    var at = 0
    while let start = bytes[at...].firstIndex(of: UInt8(ascii: "&")) {
      at = start + 1
      guard let (entity, end) = entity(bytes, at: start) else { continue }
      out.append(entity)
      at = end
    }
    return out
  }

  private static func entity(_ bytes: [UInt8], at start: Int) -> (Entity, end: Int)? {
    var end = start + 1
    while end < bytes.count, end - start < 12, isName(bytes[end]) { end += 1 }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: ";")
    let stop = isClosed ? end + 1 : end
    func found(_ character: Unicode.Scalar?) -> (Entity, end: Int) {
      (Entity(text: String(decoding: bytes[start..<stop], as: UTF8.self), character: character), stop)
    }
    if name.first == "#" {
      let isHex = name.dropFirst().first == "x" || name.dropFirst().first == "X"
      guard isClosed, let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10) else { return nil }
      return found(Unicode.Scalar(number))
    }
    guard isClosed || oftenUnclosed.contains(name), let character = named[name] else { return nil }
    return found(character)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "#"):
      true
    default: false
    }
  }

  /// Names that are entities without a semicolon as well.
  private static let oftenUnclosed: Set<String> = ["amp", "nbsp", "quot", "lt", "gt"]

  private static let named: [String: Unicode.Scalar] = {
    var out: [String: Unicode.Scalar] = [:]
    func add(_ names: String, from first: UInt32) {
      for (offset, name) in names.split(separator: " ").enumerated() {
        out[String(name)] = Unicode.Scalar(first + UInt32(offset))
      }
    }
    add(latin1, from: 0xA0)
    add(greekCapitals, from: 0x391)
    add(greek, from: 0x3B1)
    for (name, character) in others { out[name] = character }
    return out
  }()

  private static let latin1 = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 \
    ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc \
    Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml \
    aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave \
    uacute ucirc uuml yacute thorn yuml
    """
  private static let greekCapitals =
    "Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi Psi Omega"
  private static let greek =
    "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega"
  private static let others: [(String, Unicode.Scalar)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("AMP", "&"), ("LT", "<"), ("GT", ">"), ("QUOT", "\""),
    ("OElig", "Œ"), ("oelig", "œ"), ("Scaron", "Š"), ("scaron", "š"), ("Yuml", "Ÿ"), ("ensp", " "), ("emsp", " "),
    ("thinsp", " "), ("zwnj", "\u{200C}"), ("zwj", "\u{200D}"), ("lrm", "\u{200E}"), ("rlm", "\u{200F}"), ("ndash", "–"),
    ("mdash", "—"), ("lsquo", "‘"), ("rsquo", "’"), ("sbquo", "‚"), ("ldquo", "“"), ("rdquo", "”"), ("bdquo", "„"),
    ("dagger", "†"), ("bull", "•"), ("hellip", "…"), ("permil", "‰"), ("prime", "′"), ("lsaquo", "‹"), ("rsaquo", "›"),
    ("frasl", "⁄"), ("euro", "€"), ("trade", "™"), ("larr", "←"), ("uarr", "↑"), ("rarr", "→"), ("darr", "↓"), ("minus", "−"),
    ("asymp", "≈"), ("ne", "≠"), ("le", "≤"), ("ge", "≥"), ("infin", "∞"), ("hearts", "♥"), ("check", "✓"), ("star", "☆"),
  ]
}
