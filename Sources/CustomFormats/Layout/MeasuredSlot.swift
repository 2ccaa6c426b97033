public import Documents

/// A slot with its place in an ad.
public struct MeasuredSlot: Sendable, Equatable {
  /// One line of words where it is drawn.
  public struct Line: Sendable, Equatable {
    /// The words.
    public var text: String
    /// The place: as wide as the words, as high as a line.
    public var rect: PointRect
  }

  /// A container of layers that the slot stands in.
  struct Layer: Sendable, Equatable {
    /// The number of the container's node.
    var container: Int
    /// Which of its children holds the slot, as written.
    var child: Int
  }

  /// The number of its node in the order of the text, from 0 for the root.
  public let id: Int
  /// The name in the layout: a key, `@media`, `@adChoices` or `@attribution`.
  public let name: String
  /// The key of the field that is shown, nil where no field's asset is.
  public let key: String?
  /// What is drawn.
  public let drawing: SlotDrawing
  /// The place.
  public var rect: PointRect
  /// The area that takes its taps.
  public var touchRect: PointRect
  /// The key that a tap reports, nil for none.
  public let tap: String?
  /// The whole text, before it is broken or cut.
  public let text: String?
  /// The words as they are drawn; none where no words are.
  public internal(set) var lines: [Line]
  /// How many characters are shown of a text that is cut, nil where it is whole.
  public internal(set) var cut: Int?
  /// How many containers it stands in.
  public let depth: Int
  /// How its text is set.
  public let style: TextStyle
  /// The colour of its text.
  public let colour: LayoutColour
  /// How a picture fills it; a video is always fitted.
  public let contentMode: ContentMode
  /// What is painted behind it.
  public let paint: LayoutPaint
  /// Whether a control of a system-defined ad takes taps itself.
  public let isInteractive: Bool
  /// The slot that it may lie on.
  public let over: String?
  /// Where its node stands in the definition; empty in a derived layout.
  public let path: JSONPath
  let layers: [Layer]

  /// Whether the text is cut.
  public var isCut: Bool { cut != nil }
}
