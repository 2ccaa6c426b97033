import CustomFormats

/// Draws a rating as five stars.
struct StarMarkup {
  private let rating: StarRating

  /// The corners of a star in a square of 20, and the left half of one.
  private static let whole: Markup = "M10 1l2.8 5.9 6.2.8-4.5 4.4 1.1 6.4L10 15.4l-5.6 3.1 1.1-6.4L1 7.7l6.2-.8z"
  private static let half: Markup = "M10 1v14.4l-5.6 3.1 1.1-6.4L1 7.7l6.2-.8z"

  /// Prepares to draw a rating.
  init(_ rating: StarRating) { self.rating = rating }

  /// Returns the stars, as high as their slot.
  func markup(in rect: PointRect) -> Markup {
    let side = min(rect.height, (rect.width - 8) / 5)
    let stars = (0..<5).map { index -> Markup in
      let full = min(2, max(0, rating.halves - index * 2))
      let path: Markup = full == 2 ? Self.whole : full == 1 ? Self.half : ""
      let shine: Markup = full > 0 ? "<path d=\"\(path)\" \(StarRating.colour.fill)/>" : ""
      let place = rect.x + Double(index) * (side + 2)
      return """
        <g transform="translate(\(place) \(rect.centre.y - side / 2)) scale(\(side / 20))">\
        <path d="\(Self.whole)" fill="#7f7f7f" fill-opacity=".3"/>\(shine)</g>
        """
    }
    return "<g role=\"img\" aria-label=\"\(rating.text)\">\(Markup(stars))</g>"
  }
}
