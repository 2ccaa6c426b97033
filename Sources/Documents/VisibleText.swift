extension StringProtocol {
  /// The text with everything shown that could steer a terminal.
  ///
  /// Control characters become control pictures (ESC is ␛, a line feed ␊); C1 controls, line separators and the characters
  /// that turn the direction of text become their code point in brackets (⟨U+202E⟩). Text from files and words of the
  /// command line pass through here before they reach a terminal, a report or a log.
  public var visible: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else { return String(self) }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x00...0x1F:
        text.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F:
        text.append("\u{2421}")
      case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text.append(contentsOf: "⟨U+\(String(repeating: "0", count: 4 - digits.count))\(digits)⟩".unicodeScalars)
      default:
        text.append(scalar)
      }
    }
    return String(text)
  }
}
