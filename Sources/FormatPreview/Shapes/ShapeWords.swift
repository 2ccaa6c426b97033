public import CustomFormats
import Documents

/// One line of words of a drawing.
public struct ShapeWords: Sendable, Equatable {
  /// Where a line begins.
  public enum Anchor: Sendable, Equatable {
    /// At its left end, or at its right where it runs from the right.
    case start
    case middle
  }

  /// The words, without what steers a terminal or a browser.
  public var text: String
  /// Where the anchor is, from the left.
  public var x: Double
  /// Where the letters stand, from the top.
  public var baseline: Double
  /// How wide the words are drawn, whatever font there is; nil for as wide as they come.
  public var width: Double?
  /// The size of the font.
  public var size: Double
  /// Whether the letters are bold.
  public var isBold = false
  /// The colour.
  public var colour: LayoutColour
  /// What stands at x.
  public var anchor = Anchor.start
  /// Whether the line runs from right to left.
  public var isRightToLeft = false

  /// Arial's ascent and descent as shares of the font size.
  private static let (ascent, descent) = (0.905, 0.212)

  /// Creates a line of words.
  init(_ text: String, x: Double, baseline: Double, size: Double, _ colour: LayoutColour) {
    self.text = Self.drawable(text)
    self.x = x
    self.baseline = baseline
    self.size = size
    self.colour = colour
  }

  /// Takes a measured line, as wide as it was measured.
  init(_ line: MeasuredSlot.Line, _ style: TextStyle, _ colour: LayoutColour, isRightToLeft: Bool) {
    let room = style.lineHeight - (Self.ascent + Self.descent) * style.size
    self.init(
      line.text, x: isRightToLeft ? line.rect.maxX : line.rect.x,
      baseline: line.rect.y + room / 2 + Self.ascent * style.size, size: style.size, colour)
    width = line.rect.width > 0 ? line.rect.width : nil
    isBold = style.isBold
    self.isRightToLeft = isRightToLeft
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
