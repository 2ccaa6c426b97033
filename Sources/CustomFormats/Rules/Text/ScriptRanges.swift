/// Scripts in which characters that show nothing have work to do.
enum ScriptRanges {
  /// Tells whether a scalar belongs to a script that is written from right to left.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x061B, 0x061D...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// Tells whether a scalar belongs to a script whose letters join, or form clusters: U+200C and U+200D steer that.
  static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Arabic and its neighbours; Indic scripts to Burmese; Khmer and Mongolian; further Indic ones; their supplements.
    case 0x0600...0x08FF, 0x0900...0x109F, 0x1700...0x18AF, 0x1900...0x1BFF, 0xA800...0xABFF, 0xFB50...0xFDFF, 0xFE70...0xFEFC,
      0x10A00...0x11FFF, 0x1E900...0x1E95F:
      true
    default: false
    }
  }

  /// Tells whether a scalar belongs to a script without blanks between words: U+200B marks where a line may break.
  static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Thai, Lao, Tibetan, Burmese, Khmer, and the scripts of the Tai languages.
    case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x1AAF, 0xA9E0...0xAADF: true
    default: false
    }
  }
}
