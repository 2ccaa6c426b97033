/// Texts with nothing in them for a reader.
public enum Blank {
  /// Tells whether a text is empty or holds blanks only; U+00A0, U+3000 and invisible characters count as blanks.
  public static func isBlank(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isBlank) }

  /// Tells whether a scalar shows nothing.
  public static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    if (0x21...0x7E).contains(scalar.value) { return false }
    return scalar.properties.isWhitespace || scalar.value == 0x200B || scalar.value == 0xFEFF || scalar.value == 0x2060
  }
}
