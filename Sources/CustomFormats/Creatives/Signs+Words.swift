extension Signs {
  /// Tells whether bytes may end in a word that programs print for no value.
  ///
  /// Looks at the two letters before closing punctuation, so that few other texts wake a rule.
  static func endsLikeNull(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var end = range.upperBound
    while end > range.lowerBound, isClosing(bytes[end - 1]) { end -= 1 }
    guard end - range.lowerBound >= 2 else { return false }
    switch UInt16(bytes[end - 2] | 0x20) << 8 | UInt16(bytes[end - 1] | 0x20) {
    // ll, ed, il, an, ne
    case 0x6C6C, 0x6564, 0x696C, 0x616E, 0x6E65: return true
    // l) l> t] l] d], where | 0x20 has made } of ]
    case 0x6C29, 0x6C3E, 0x747D, 0x6C7D, 0x647D: return true
    default: return false
    }
  }

  /// Tells whether bytes may begin with a word that stands for a text to come.
  static func beginsLikeFiller(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard range.count >= 3 else { return false }
    let at = range.lowerBound
    switch UInt32(bytes[at] | 0x20) << 16 | UInt32(bytes[at + 1] | 0x20) << 8 | UInt32(bytes[at + 2] | 0x20) {
    // lor, ips, dol
    case 0x6C6F72, 0x697073, 0x646F6C: return true
    // tbd, tba, tbc, tod, n/a
    case 0x746264, 0x746261, 0x746263, 0x746F64, 0x6E2F61: return true
    // pla, bli, dum, sam, ins, you
    case 0x706C61, 0x626C69, 0x64756D, 0x73616D, 0x696E73, 0x796F75: return true
    default: return false
    }
  }

  /// Whether a byte may stand behind the last word of a text.
  private static func isClosing(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ","), UInt8(ascii: "'"): true
    default: false
    }
  }
}
