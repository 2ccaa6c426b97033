/// A rectangle in points; x grows to the right, y downwards.
public struct PointRect: Sendable, Equatable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The point in the middle.
  public var centre: Point { Point(x: x + width / 2, y: y + height / 2) }
  /// The size.
  public var size: PointSize { PointSize(width: width, height: height) }

  /// Tells whether a point lies inside; the left and top edges do, the right and bottom ones do not.
  public func contains(_ point: Point) -> Bool { point.x >= x && point.x < maxX && point.y >= y && point.y < maxY }

  /// Returns what two rectangles share, with a width or height of 0 or less where they share nothing.
  public func shared(with other: PointRect) -> PointRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PointRect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Returns the rectangle inside insets; `start` is left.
  func inset(by insets: LayoutInsets) -> PointRect {
    PointRect(
      x: x + insets.start, y: y + insets.top, width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
  }

  /// Returns the rectangle as seen in a mirror of a width.
  func mirrored(in width: Double) -> PointRect {
    PointRect(x: width - x - self.width, y: y, width: self.width, height: height)
  }
}
