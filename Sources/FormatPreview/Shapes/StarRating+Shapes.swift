import CustomFormats

extension StarRating {
  /// The corners of a star in a square of 20, and those of its left half.
  private static let whole = [
    (10.0, 1.0), (12.8, 6.9), (19, 7.7), (14.5, 12.1), (15.6, 18.5), (10, 15.4), (4.4, 18.5), (5.5, 12.1), (1, 7.7), (7.2, 6.9),
  ]
  private static let half = [(10.0, 1.0), (10, 15.4), (4.4, 18.5), (5.5, 12.1), (1, 7.7), (7.2, 6.9)]
  private static let empty = LayoutColour(light: 0x7F7F_7F4D)

  /// Returns the stars, as high as their slot.
  func shape(in rect: PointRect) -> Shape {
    let side = min(rect.height, (rect.width - 8) / 5)
    let stars = (0..<5).flatMap { index -> [Shape] in
      let corner = Point(x: rect.x + Double(index) * (side + 2), y: rect.centre.y - side / 2)
      func star(_ corners: [(Double, Double)], _ colour: LayoutColour) -> Shape {
        .polygon(corners.map { Point(x: corner.x + $0.0 * side / 20, y: corner.y + $0.1 * side / 20) }, fill: colour)
      }
      let full = min(2, max(0, halves - index * 2))
      let shine = full == 0 ? nil : star(full == 2 ? Self.whole : Self.half, Self.colour)
      return [star(Self.whole, Self.empty), shine].compactMap { $0 }
    }
    return .group(ShapeLabel(text: text, isPicture: true), stars)
  }
}
