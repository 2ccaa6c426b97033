/// A character in a form that every terminal measures alike.
///
/// Emoji joined by U+200D, and those with a skin tone, are cut to their base, variation selectors go; controls, escapes
/// and the marks that turn the direction of text are dropped. Limits are counted on the original, never on this form.
public struct DrawableCharacter: Sendable, Equatable {
  /// The scalars to draw, empty where nothing is to be drawn.
  public let text: String
  /// The columns that they take.
  public let columns: Int

  /// Makes the drawable form of a character.
  public init(_ character: Character) {
    var out = String.UnicodeScalarView()
    var columns = 0
    for scalar in character.unicodeScalars {
      let value = scalar.value
      let width = DisplayWidth.of(scalar)
      if value == 0x200D, let first = out.first, first.value > 0xFF, first.properties.isEmoji { break }
      if (0x1F3FB...0x1F3FF).contains(value), !out.isEmpty { continue }
      if value == 0xFE0E || value == 0xFE0F || scalar.properties.generalCategory == .control { continue }
      if (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) { continue }
      // Nothing to join, or more marks than a terminal's cell holds.
      if width == 0, out.isEmpty || out.count >= 5 { continue }
      out.append(scalar)
      columns += width
    }
    text = String(out)
    self.columns = columns
  }
}
