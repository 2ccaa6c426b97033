/// Distances from the four edges of an area, in points; `start` is left where one reads from the left.
public struct LayoutInsets: Sendable, Equatable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge where lines end.
  public var end: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge where lines begin.
  public var start: Double

  /// Creates distances, in the order of the layout language.
  public init(top: Double = 0, end: Double = 0, bottom: Double = 0, start: Double = 0) {
    self.top = top
    self.end = end
    self.bottom = bottom
    self.start = start
  }

  /// Creates the same distance from all edges.
  public init(_ all: Double) { self.init(top: all, end: all, bottom: all, start: all) }

  /// Both side distances.
  var horizontal: Double { start + end }
  /// Top and bottom distance.
  var vertical: Double { top + bottom }
}
