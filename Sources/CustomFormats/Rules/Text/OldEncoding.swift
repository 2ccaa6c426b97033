/// An encoding of one byte a character, as old programs read files.
struct OldEncoding: Sendable {
  private let bytes: [Unicode.Scalar: UInt8]

  /// Returns the byte that stands for a scalar, nil for one that the encoding does not have.
  func byte(of scalar: Unicode.Scalar) -> UInt8? { bytes[scalar] }

  private init(high: String, gaps: ClosedRange<UInt32>?) {
    var bytes: [Unicode.Scalar: UInt8] = [:]
    // Bytes that the encoding leaves free come through as controls.
    if let gaps {
      for value in gaps { if let scalar = Unicode.Scalar(value) { bytes[scalar] = UInt8(value) } }
    }
    for (offset, scalar) in high.unicodeScalars.enumerated() where scalar != "?" && offset < 128 {
      bytes[scalar] = UInt8(0x80 + offset)
    }
    self.bytes = bytes
  }

  /// Western Europe; Latin-1 where it leaves bytes free.
  static let windows1252 = OldEncoding(
    high: "€?‚ƒ„…†‡ˆ‰Š‹Œ?Ž??‘’“”•–—˜™š›œ?žŸ" + String(String.UnicodeScalarView((0xA0...0xFF).compactMap(Unicode.Scalar.init))),
    gaps: 0x80...0x9F)
  /// Cyrillic.
  static let windows1251 = OldEncoding(
    high: "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—?™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї"
      + String(String.UnicodeScalarView((0x410...0x44F).compactMap(Unicode.Scalar.init))),
    gaps: nil)
}
