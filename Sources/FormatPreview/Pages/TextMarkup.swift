import CustomFormats
import Documents

/// Words as SVG draws them.
enum TextMarkup {
  /// Arial's ascent and descent as shares of the font size.
  private static let (ascent, descent) = (0.905, 0.212)

  /// Returns a line as wide as it was measured, whatever font a browser has.
  static func line(_ line: MeasuredSlot.Line, _ style: TextStyle, _ colour: LayoutColour, isRightToLeft: Bool) -> Markup {
    let words = drawable(line.text)
    guard !words.isEmpty else { return Markup() }
    let room = style.lineHeight - (ascent + descent) * style.size
    let baseline = line.rect.y + room / 2 + ascent * style.size
    let weight: Markup = style.isBold ? #" font-weight="bold""# : ""
    let turn: Markup = isRightToLeft ? #" direction="rtl""# : ""
    let length: Markup =
      line.rect.width > 0 ? #" textLength="\#(line.rect.width)" lengthAdjust="spacingAndGlyphs""# : ""
    return """
      <text x="\(isRightToLeft ? line.rect.maxX : line.rect.x)" y="\(baseline)"\(length) font-size="\(style.size)"\(weight)\(turn) \
      \(colour.fill)>\(words)</text>
      """
  }

  /// Returns a text without the characters that have no width and steer what stands beside them.
  private static func drawable(_ text: String) -> String {
    if text.visible == text { return text }
    return text.map { character in
      let word = String(character)
      return word.visible == word ? word : DrawableCharacter(character).text
    }.joined()
  }
}
