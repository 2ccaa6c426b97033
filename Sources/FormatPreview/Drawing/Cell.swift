/// One cell of a terminal.
public struct Cell: Sendable, Equatable {
  /// The character in its drawable form; empty where the character before it reaches in.
  public var text: String
  /// What the text is.
  public var style: Style
  /// The colour of the character; nil for the reader's own.
  public var ink: RGB?
  /// The colour behind it; nil for the reader's own.
  public var paper: RGB?

  /// Creates a cell.
  public init(_ text: String, style: Style = .plain, ink: RGB? = nil, paper: RGB? = nil) {
    self.text = text
    self.style = style
    self.ink = ink
    self.paper = paper
  }

  /// A cell with nothing in it.
  public static let blank = Cell(" ")

  /// Whether the character before it reaches in.
  public var isCovered: Bool { text.isEmpty }

  /// The one colour nearest to the whole cell; nil where that is the reader's own.
  ///
  /// What is written over a picture stands on this.
  public var meanColour: RGB? {
    guard let paper else { return nil }
    guard let ink, let share = PictureGlyph.inkShare(of: text) else { return paper }
    return paper.covered(by: ink, share: share)
  }
}
