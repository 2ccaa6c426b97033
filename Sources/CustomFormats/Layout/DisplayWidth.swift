/// How many columns of a terminal, or half widths of a font, text takes.
public enum DisplayWidth {
  /// Returns the columns of one scalar, 0, 1 or 2; the same on every machine.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x20 || (0x7F..<0xA0).contains(value) { return 0 }
    if value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator, .control, .surrogate: return 0
    default: break
    }
    // Vowels and finals of Hangul join their lead.
    if (0x1160...0x11FF).contains(value) { return 0 }
    return isWide(value) ? 2 : 1
  }

  /// Returns the columns of a character in its drawable form.
  public static func of(_ character: Character) -> Int { DrawableCharacter(character).columns }

  /// Returns the columns of a text in its drawable form.
  public static func of(_ text: some StringProtocol) -> Int {
    var columns = 0
    for character in text { columns += of(character) }
    return columns
  }

  private static func isWide(_ value: UInt32) -> Bool {
    var low = 0
    var high = WideRanges.all.count
    while low < high {
      let middle = (low + high) / 2
      if WideRanges.all[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < WideRanges.all.count && WideRanges.all[low].lowerBound <= value
  }
}
