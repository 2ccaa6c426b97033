/// What a text may be like.
public struct TextLimits: Sendable, Equatable {
  /// The fewest characters, in `unit`.
  public var minCharacters: Int?
  /// The most characters, in `unit`.
  public var maxCharacters: Int?
  /// The characters, in `unit`, that the app shows everywhere; beyond them it may cut.
  public var shownCharacters: Int?
  /// The most lines the app draws.
  public var lines: Int?
  /// How characters are counted.
  public var unit = TextUnit.graphemes
  /// What the whole text must match.
  public var pattern: Pattern?

  /// Creates limits that allow everything.
  public init() {}
}
