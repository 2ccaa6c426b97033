import CFribidi

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The columns that this system's C library gives to characters, by which its terminals and multiplexers go.
struct SystemWidths {
  /// Makes the library use UTF-8, whatever the environment says.
  init() {
    setlocale(LC_CTYPE, "")
    if let codeset = nl_langinfo(nl_item(CODESET)), String(cString: codeset) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
  }

  /// Returns a character if the library gives it so many columns, else U+FFFD in each of them.
  func drawn(_ text: String, columns: Int) -> String {
    if Self.isTrusted(text) { return text }
    var sum = 0
    for scalar in text.unicodeScalars {
      let width = formatctl_wcwidth(scalar.value)
      // An emoji that is newer than the library.
      if width < 0 { return Self.replacement(columns) }
      sum += Int(width)
    }
    return sum == columns ? text : Self.replacement(columns)
  }

  /// Returns a character in pieces of one spacing scalar each, with the columns before them.
  ///
  /// A cell of ncurses has one spacing scalar; a flag and letters with spacing marks have more.
  func pieces(of text: String, columns: Int) -> [(offset: Int, text: String)] {
    if Self.isTrusted(text) { return [(0, text)] }
    var pieces: [(offset: Int, text: String)] = []
    var offset = 0
    for scalar in drawn(text, columns: columns).unicodeScalars {
      let width = Int(max(0, formatctl_wcwidth(scalar.value)))
      if width == 0, let last = pieces.indices.last {
        pieces[last].text.unicodeScalars.append(scalar)
      } else {
        pieces.append((offset, String(scalar)))
        offset += width
      }
    }
    return pieces
  }

  /// Tells whether a character is one column on every terminal: Latin and the boxes and blocks that pages are made of.
  static func isTrusted(_ text: String) -> Bool {
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.dropFirst().isEmpty else { return false }
    return scalar.value < 0x300 || (0x2500...0x259F).contains(scalar.value)
  }

  private static func replacement(_ columns: Int) -> String { String(repeating: "\u{FFFD}", count: columns) }
}
