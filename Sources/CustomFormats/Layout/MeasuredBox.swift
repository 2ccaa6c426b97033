/// A container or paint with its place in an ad, where it is painted or takes taps.
public struct MeasuredBox: Sendable, Equatable {
  /// The place.
  public var rect: PointRect
  /// What is painted.
  public let paint: LayoutPaint
  /// What a tap on it reports, nil where it takes none.
  public let tap: LayoutNode.Tap?
  /// How many containers it stands in.
  public let depth: Int
}
