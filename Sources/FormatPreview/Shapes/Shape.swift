public import CustomFormats

/// A piece of a drawing in points, which a page and a picture draw alike.
public indirect enum Shape: Sendable, Equatable {
  /// A filled rectangle with round corners.
  case area(PointRect, radius: Double, LayoutColour)
  /// The line around a rectangle with round corners.
  case edge(PointRect, radius: Double, ShapeLine)
  /// A rectangle filled with colours from top to bottom.
  case gradient(PointRect, radius: Double, [LayoutColour])
  /// A circle.
  case circle(Point, radius: Double, fill: LayoutColour, line: ShapeLine?)
  /// A closed polygon.
  case polygon([Point], fill: LayoutColour?, line: ShapeLine? = nil)
  /// A line of words.
  case words(ShapeWords)
  /// A picture file, by the path that the creative has for it.
  case picture(String, PointRect, ContentMode)
  /// Shapes that are one thing to a reader, cut off where a rectangle with round corners ends.
  case group(ShapeLabel?, clip: ShapeClip? = nil, [Shape])
}

/// The line of a shape.
public struct ShapeLine: Sendable, Equatable {
  /// Its colour.
  public var colour: LayoutColour
  /// Its width in points.
  public var width: Double
}

/// What a group of shapes is to a reader.
public struct ShapeLabel: Sendable, Equatable {
  /// The words.
  public var text: String
  /// Whether the group is one picture, with nothing in it to be read.
  public var isPicture: Bool
}

/// The rectangle that shapes are cut off at.
public struct ShapeClip: Sendable, Equatable {
  /// The rectangle.
  public var rect: PointRect
  /// The radius of its corners.
  public var radius: Double
}
