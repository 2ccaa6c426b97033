/// The picture of stars that Google's sample apps show for a rating.
public enum StarPicture: String, Sendable, CaseIterable {
  /// Of three and a half and above.
  case threeAndHalf = "stars_3_5"
  /// Of four and above.
  case four = "stars_4"
  /// Of four and a half and above.
  case fourAndHalf = "stars_4_5"
  /// Of five and above.
  case five = "stars_5"

  /// Takes the picture of a rating; nil without a rating and for one below 3.5.
  public init?(rating: Double?) {
    guard let rating else { return nil }
    switch rating {
    case 5...: self = .five
    case 4.5...: self = .fourAndHalf
    case 4...: self = .four
    case 3.5...: self = .threeAndHalf
    default: return nil
    }
  }

  /// The picture, as an app has it among its own.
  public var image: ServedMedia { ServedMedia(path: rawValue + ".png", lookup: nil) }
}
