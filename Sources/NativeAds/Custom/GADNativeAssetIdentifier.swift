/// The names that the SDK has for assets.
///
/// The SDK kept this spelling when it dropped the prefix of its other names. iOS publishes no literals; these are Android's. An ad
/// also answers to the literal that its format declares for AdChoices.
public enum GADNativeAssetIdentifier: String, Sendable, CaseIterable {
  /// The headline.
  case headlineAsset = "3001"
  /// The call to action.
  case callToActionAsset = "3002"
  /// The icon.
  case iconAsset = "3003"
  /// The body.
  case bodyAsset = "3004"
  /// The advertiser.
  case advertiserAsset = "3005"
  /// The store.
  case storeAsset = "3006"
  /// The price.
  case priceAsset = "3007"
  /// The image.
  case imageAsset = "3008"
  /// The stars.
  case starRatingAsset = "3009"
  /// The media.
  case mediaViewAsset = "3010"
  /// AdChoices; a custom native ad gives its picture and takes its taps under this name.
  case adChoicesViewAsset = "3011"

  /// The asset's name without its class: `headline`.
  public var name: String {
    switch self {
    case .headlineAsset: "headline"
    case .callToActionAsset: "callToAction"
    case .iconAsset: "icon"
    case .bodyAsset: "body"
    case .advertiserAsset: "advertiser"
    case .storeAsset: "store"
    case .priceAsset: "price"
    case .imageAsset: "image"
    case .starRatingAsset: "starRating"
    case .mediaViewAsset: "media"
    case .adChoicesViewAsset: "adChoices"
    }
  }

  /// The name of the ad view's outlet for the asset: `headlineView`.
  public var outlet: String { name + "View" }
}
