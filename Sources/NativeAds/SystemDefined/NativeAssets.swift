public import CustomFormats

/// What an ad server sends of a system-defined native ad.
public struct NativeAssets: Sendable, Equatable {
  /// The headline, which every such ad has.
  public var headline: String
  /// The body.
  public var body: String?
  /// The words of the call to action.
  public var callToAction: String?
  /// The store of an app.
  public var store: String?
  /// The price of an app.
  public var price: String?
  /// Who advertises.
  public var advertiser: String?
  /// The rating of an app, 0 to 5.
  public var starRating: Double?
  /// The icon.
  public var icon: ServedMedia?
  /// The pictures, the main one first.
  public var images: [ServedMedia] = []
  /// The video.
  public var video: ServedMedia?
  /// Further assets, which only a network gives.
  public var extraAssets: [String: String]?

  /// The address that a browser opens.
  public var destination: String?
  /// The deep links in the order in which they are tried.
  public var deepLinks: [String] = []
  /// The addresses that are called when the impression is recorded.
  public var impressionTrackers: [String] = []
  /// The addresses that are called when a click is recorded.
  public var clickTrackers: [String] = []

  /// Creates the assets of an ad that has a headline alone.
  public init(headline: String) { self.headline = headline }

  /// Takes the assets of a creative by the roles of its format's fields.
  public init(_ creative: ServedCreative, of format: CustomFormat) {
    func text(_ role: FieldRole) -> String? {
      format.fields.lazy.filter { $0.role == role }.compactMap { creative[$0.key]?.text }.first
    }
    headline = text(.headline) ?? ""
    body = text(.body)
    callToAction = text(.callToAction)
    store = text(.store)
    price = text(.price)
    advertiser = text(.advertiser)
    starRating = text(.starRating).flatMap { Double($0) }
    let pictures = format.fields.filter { $0.kind == .image }
    icon = pictures.lazy.filter { $0.role == .icon }.compactMap { creative[$0.key]?.image }.first
    let main = format.mediaImageField.flatMap { creative[$0.key]?.image }
    let others = pictures.filter { $0.role != .icon && $0.key != format.mediaImageField?.key }
    images = [main].compactMap { $0 } + others.compactMap { creative[$0.key]?.image }
    video = creative.video
    destination = creative.destination
    deepLinks = creative.deepLinks
    impressionTrackers = creative.impressionTrackers
    clickTrackers = creative.clickTrackers
  }
}
