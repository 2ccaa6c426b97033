/// An asset that a network's value is mapped to.
public enum MappedAsset: Sendable, Hashable {
  /// Words that the SDK has a name for.
  case text(Text)
  /// The rating, a number from 0 to 5.
  case starRating
  /// A picture: a path or an address.
  case picture(Picture)
  /// An asset that only this network has, under its name.
  case extra(String)

  /// Words that the SDK has a name for.
  public enum Text: String, Sendable, CaseIterable {
    /// The headline.
    case headline
    /// The body.
    case body
    /// The words of the call to action.
    case callToAction
    /// The store of an app.
    case store
    /// The price of an app.
    case price
    /// Who advertises.
    case advertiser
  }

  /// Pictures that the SDK has a name for, and the icon of AdChoices, which the adapter makes into a view.
  public enum Picture: String, Sendable, CaseIterable {
    /// The icon.
    case icon
    /// The main picture.
    case image
    /// The icon of AdChoices.
    case adChoicesIcon
  }

  /// The names in a mapping, without those of extra assets.
  static let names = Text.allCases.map(\.rawValue) + ["starRating"] + Picture.allCases.map(\.rawValue)

  /// Reads a name; nil for one that is no asset's.
  init?(_ name: String) {
    if let text = Text(rawValue: name) {
      self = .text(text)
    } else if let picture = Picture(rawValue: name) {
      self = .picture(picture)
    } else if name == "starRating" {
      self = .starRating
    } else if name.hasPrefix("extra."), name.count > 6 {
      self = .extra(String(name.dropFirst(6)))
    } else {
      return nil
    }
  }
}
