import CustomFormats

/// A rating as five stars.
public struct StarRating {
  /// How many halves of a star are full.
  let halves: Int

  /// The colour of stars on a card: an amber as in app stores.
  static let colour = LayoutColour(light: 0xE8A3_00FF)

  /// Rounds a rating to the nearest half; what is no number has no star.
  init(_ rating: String) {
    let value = Double(rating) ?? 0
    halves = value.isFinite ? Int((min(max(value, 0), 5) * 2).rounded()) : 0
  }

  /// The stars: full ones, a half as "½", and empty ones.
  var text: String {
    let full = String(repeating: "★", count: halves / 2) + (halves % 2 == 1 ? "½" : "")
    return full + String(repeating: "☆", count: 5 - (halves + 1) / 2)
  }
}
