/// Finds characters of a text that show nothing and have nothing to do where they stand.
struct InvisibleCharacters {
  private let scalars: [Unicode.Scalar]
  private let hasRightToLeft: Bool

  /// Starts with a text.
  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    hasRightToLeft = scalars.contains(where: ScriptRanges.isRightToLeft)
  }

  /// Returns them in order, each isolate without its partner included.
  func offences() -> [CharacterFinding.Offence] {
    var out: [CharacterFinding.Offence] = []
    var open: [Int] = []
    for offset in scalars.indices {
      switch scalars[offset].value {
      case 0x2066...0x2068: open.append(offset)
      case 0x2069: if open.popLast() == nil { out.append(offence(offset)) }
      default: if isIdle(offset) { out.append(offence(offset)) }
      }
    }
    return (out + open.map(offence)).sorted { $0.offset < $1.offset }
  }

  private func offence(_ offset: Int) -> CharacterFinding.Offence {
    CharacterFinding.Offence(scalar: scalars[offset], offset: offset)
  }

  private func before(_ offset: Int) -> Unicode.Scalar? { offset > 0 ? scalars[offset - 1] : nil }
  private func after(_ offset: Int) -> Unicode.Scalar? { offset + 1 < scalars.count ? scalars[offset + 1] : nil }

  /// Tells whether a scalar shows nothing and does nothing.
  private func isIdle(_ offset: Int) -> Bool {
    switch scalars[offset].value {
    case 0x00AD: !joinsWord(offset)
    case 0x034F: before(offset).map(\.isASCII) ?? true
    case 0x061C, 0x200E, 0x200F: !hasRightToLeft
    case 0x115F, 0x1160: !(isJamo(before(offset)) || isJamo(after(offset)))
    case 0x180B...0x180E: !(before(offset).map(ScriptRanges.isJoining) ?? false)
    case 0x200B: !isBetween(offset, ScriptRanges.isUnspaced)
    case 0x200C: !isBetween(offset, ScriptRanges.isJoining)
    case 0x200D: !(before(offset).map(ScriptRanges.isJoining) ?? false) && !joinsEmoji(offset)
    case 0x2060...0x2064, 0x206A...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFC: true
    case 0xFE0E, 0xFE0F: !(before(offset)?.properties.isEmoji ?? false)
    case 0xE0001, 0xE0020...0xE007F: !isInFlag(offset)
    default: false
    }
  }

  private func isBetween(_ offset: Int, _ isOfScript: (Unicode.Scalar) -> Bool) -> Bool {
    (before(offset).map(isOfScript) ?? false) && (after(offset).map(isOfScript) ?? false)
  }

  /// Tells whether a soft hyphen stands inside a word.
  private func joinsWord(_ offset: Int) -> Bool {
    (before(offset)?.properties.isAlphabetic ?? false) && (after(offset)?.properties.isAlphabetic ?? false)
  }

  private func isJamo(_ scalar: Unicode.Scalar?) -> Bool { scalar.map { (0x1100...0x11FF).contains($0.value) } ?? false }

  /// Tells whether U+200D stands between two emoji.
  private func joinsEmoji(_ offset: Int) -> Bool {
    var left = offset - 1
    while left > 0, scalars[left].value == 0xFE0F { left -= 1 }
    guard left >= 0, let right = after(offset) else { return false }
    return isPicture(scalars[left]) && isPicture(right)
  }

  /// Tells whether a scalar is an emoji other than a digit, `#` or `*`.
  private func isPicture(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isEmoji && !scalar.isASCII }

  /// Tells whether a tag spells a region behind the black flag.
  private func isInFlag(_ offset: Int) -> Bool {
    var at = offset - 1
    while at > 0, (0xE0020...0xE007F).contains(scalars[at].value) { at -= 1 }
    return at >= 0 && scalars[at].value == 0x1F3F4
  }

  /// Returns what a reader calls such a character.
  static func name(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x00AD: "soft hyphen"
    case 0x200B: "zero width space"
    case 0x200C: "zero width non-joiner"
    case 0x200D: "zero width joiner"
    case 0x200E: "left-to-right mark"
    case 0x200F: "right-to-left mark"
    case 0x2060: "word joiner"
    case 0x2066...0x2068: "an isolate without its end"
    case 0x2069: "the end of no isolate"
    case 0xFE0E, 0xFE0F: "variation selector"
    case 0xFEFF: "byte order mark"
    case 0xFFFC: "a lost object"
    default: nil
    }
  }
}
