/// What is painted behind a node.
public struct LayoutPaint: Sendable, Equatable {
  /// One colour.
  public var background: LayoutColour?
  /// Colours from top to bottom, over the background.
  public var gradient: [LayoutColour] = []
  /// The radius of the corners in points.
  public var radius = 0.0

  /// Creates paint that shows nothing.
  public init() {}

  /// Whether nothing is painted.
  public var isEmpty: Bool { background == nil && gradient.isEmpty }
}
