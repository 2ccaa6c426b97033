/// A text whose UTF-8 bytes were read in an old encoding, and what it was before.
struct MisreadText: Sendable, Equatable {
  /// The first garbled word.
  let word: String
  /// The word as it was.
  let repaired: String

  /// Looks for garbled words; nil where there are none.
  init?(_ text: String) {
    // A word of ASCII alone says nothing of the encoding.
    let words = text.split(separator: " ").filter { $0.utf8.contains { $0 >= 0x80 } }.map { Array($0.unicodeScalars) }
    guard let word = Self.latin(words) ?? Self.cyrillic(words) else { return nil }
    self.word = String(String.UnicodeScalarView(word.garbled))
    repaired = String(String.UnicodeScalarView(word.repaired))
  }

  private typealias Word = (garbled: [Unicode.Scalar], repaired: [Unicode.Scalar])

  /// Looks for what windows-1252 and Latin-1 make of UTF-8, such as `CafÃ©`.
  private static func latin(_ words: [[Unicode.Scalar]]) -> Word? {
    let decoded = words.map { Decoded($0, OldEncoding.windows1252) }
    let isCertain = decoded.contains { $0.sequences.contains(where: \.isTelling) }
    let isWhole = decoded.allSatisfy { !$0.hasOthers } && decoded.reduce(0) { $0 + $1.sequences.count { !$0.isDoubtful } } > 1
    guard isCertain || isWhole else { return nil }
    guard let first = decoded.firstIndex(where: { $0.sequences.contains { !$0.isDoubtful } }) else { return nil }
    var repaired = decoded[first].scalars
    // Read twice in the wrong encoding.
    for _ in 0..<2 {
      let again = Decoded(repaired, OldEncoding.windows1252)
      guard again.sequences.contains(where: \.isTelling) else { break }
      repaired = again.scalars
    }
    return (words[first], repaired)
  }

  /// Looks for what windows-1251 makes of UTF-8, such as `РџСЂРёРІРµС‚`.
  ///
  /// Honest Cyrillic never is such a sequence throughout.
  private static func cyrillic(_ words: [[Unicode.Scalar]]) -> Word? {
    let decoded = words.map { Decoded($0, OldEncoding.windows1251) }
    guard decoded.allSatisfy({ !$0.hasOthers }), decoded.reduce(0, { $0 + $1.sequences.count }) > 2,
      let first = decoded.firstIndex(where: { !$0.sequences.isEmpty })
    else { return nil }
    return (words[first], decoded[first].scalars)
  }

  /// A word with each run of characters that are the bytes of one UTF-8 sequence put together again.
  private struct Decoded {
    /// A run and what it stands for.
    struct Sequence {
      var scalar: Unicode.Scalar
      /// Whether it can be nothing but misread.
      var isTelling: Bool
      /// Whether it may be an honest end of a word in capitals: `AMANHÃ…`.
      var isDoubtful: Bool
    }

    var scalars: [Unicode.Scalar] = []
    var sequences: [Sequence] = []
    /// Whether other characters outside ASCII stand in the word.
    var hasOthers = false

    init(_ word: [Unicode.Scalar], _ encoding: OldEncoding) {
      var at = 0
      while at < word.count {
        if let (scalar, length) = Self.sequence(word, at, encoding) {
          let isDoubtful = Self.isDoubtful(word, at, length)
          let isCommon = (0xA0...0xFF).contains(scalar.value) || (0x2010...0x2122).contains(scalar.value) || scalar.value > 0xFFFF
          sequences.append(Sequence(scalar: scalar, isTelling: isCommon && !isDoubtful, isDoubtful: isDoubtful))
          scalars.append(scalar)
          at += length
        } else {
          if !word[at].isASCII { hasOthers = true }
          scalars.append(word[at])
          at += 1
        }
      }
    }

    private static func sequence(_ word: [Unicode.Scalar], _ at: Int, _ encoding: OldEncoding) -> (Unicode.Scalar, Int)? {
      guard let lead = encoding.byte(of: word[at]), lead >= 0xC2, lead <= 0xF4 else { return nil }
      let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      guard at + length <= word.count else { return nil }
      var bytes = [lead]
      for scalar in word[at + 1..<at + length] {
        guard let byte = encoding.byte(of: scalar), (0x80...0xBF).contains(byte) else { return nil }
        bytes.append(byte)
      }
      guard let decoded = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first else { return nil }
      return (decoded, length)
    }

    /// Tells whether a capital behind a capital is followed by nothing but what may end a word.
    private static func isDoubtful(_ word: [Unicode.Scalar], _ at: Int, _ length: Int) -> Bool {
      guard at > 0, word[at - 1].properties.isUppercase, word[at].properties.isUppercase else { return false }
      return word[at + 1..<at + length].allSatisfy { "\u{A0}«»…–—‘’‚“”„™®©".unicodeScalars.contains($0) }
    }
  }
}
