/// A rating as five stars.
struct StarRating {
  /// The stars: full ones, a half as "½", and empty ones.
  let text: String

  /// The colour of stars on a card: an amber as in app stores.
  static let colour = RGB(hex: 0xE8A300)

  /// Rounds a rating to the nearest half; what is no number has no star.
  init(_ rating: String) {
    let value = Double(rating) ?? 0
    let halves = value.isFinite ? Int((min(max(value, 0), 5) * 2).rounded()) : 0
    let full = String(repeating: "★", count: halves / 2) + (halves % 2 == 1 ? "½" : "")
    text = full + String(repeating: "☆", count: 5 - (halves + 1) / 2)
  }
}
