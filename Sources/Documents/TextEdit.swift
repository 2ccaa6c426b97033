/// A run of characters in a text that becomes another one.
public struct TextEdit: Sendable, Equatable {
  /// The characters as Unicode scalars, by their positions in the text.
  public var scalars: Range<Int>
  /// What takes their place.
  public var text: String

  /// Creates an edit.
  public init(_ scalars: Range<Int>, _ text: String) {
    self.scalars = scalars
    self.text = text
  }
}
