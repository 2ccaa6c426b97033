public import CustomFormats
import Documents

/// A network's ad that was mapped from JSON; the SDK counts for it.
public final class MappedNativeAd: MediationNativeAd {
  /// The headline.
  public let headline: String?
  /// The body.
  public let body: String?
  /// The words of the call to action.
  public let callToAction: String?
  /// The store.
  public let store: String?
  /// The price.
  public let price: String?
  /// Who advertises.
  public let advertiser: String?
  /// The rating.
  public let starRating: Double?
  /// The icon.
  public let icon: NativeAdImage?
  /// The main picture, where there is one.
  public let images: [NativeAdImage]?
  /// What only this network has.
  public let extraAssets: [String: Any]?
  /// The network's AdChoices: a view that was made of its icon.
  public let adChoicesView: UIView?

  private let adChoicesIcon: ServedMedia?

  /// Takes values whose kinds fit their assets.
  init(_ values: [MappedAsset: JSONValue], _ media: any MediaSource) {
    func text(_ asset: MappedAsset.Text) -> String? { values[.text(asset)].flatMap { $0.string ?? $0.numberText } }
    func picture(_ asset: MappedAsset.Picture) -> ServedMedia? {
      values[.picture(asset)]?.string.map { path in
        ServedMedia(path: path, lookup: path.contains("://") ? nil : media.media(at: path))
      }
    }
    headline = text(.headline)
    body = text(.body)
    callToAction = text(.callToAction)
    store = text(.store)
    price = text(.price)
    advertiser = text(.advertiser)
    starRating = values[.starRating].flatMap { $0.double ?? $0.string.flatMap(Double.init) }
    icon = picture(.icon).map(Self.image)
    images = picture(.image).map { [Self.image($0)] }
    adChoicesIcon = picture(.adChoicesIcon)
    adChoicesView = adChoicesIcon.map(Self.view)
    let extra = values.compactMap { asset, value -> (String, String)? in
      guard case .extra(let name) = asset else { return nil }
      return (name, value.string ?? value.json.compactText)
    }
    extraAssets = extra.isEmpty ? nil : Dictionary(uniqueKeysWithValues: extra)
  }

  /// Takes a creative of a system-defined format as a network would give it.
  public init(_ creative: ServedCreative, of format: CustomFormat) {
    let assets = NativeAssets(creative, of: format)
    headline = assets.headline
    body = assets.body
    callToAction = assets.callToAction
    store = assets.store
    price = assets.price
    advertiser = assets.advertiser
    starRating = assets.starRating
    icon = assets.icon.map(Self.image)
    images = assets.images.isEmpty ? nil : assets.images.map(Self.image)
    adChoicesIcon = creative.adChoices
    adChoicesView = creative.adChoices.map(Self.view)
    extraAssets = nil
  }

  /// Makes a view of an icon.
  private static func view(_ icon: ServedMedia) -> UIView {
    let view = UIImageView(image: icon)
    view.frame = PointRect(width: 24, height: 24)
    return view
  }

  /// Returns the picture with its pixels, which the adapter downloads where it is an address.
  private static func image(_ media: ServedMedia) -> NativeAdImage {
    media.canLoad ? NativeAdImage(image: media) : NativeAdImage(url: media.path, scale: 1)
  }

  /// Returns the ad as a creative of a system-defined format, for what lays it out.
  public func creative(of format: CustomFormat) -> ServedCreative {
    let ad = NativeAd(self, options: AdOptions(nil), on: Phone())
    var creative = ServedCreative(of: format)
    for field in format.fields {
      switch field.role {
      case .mainImage: if let image = images?.first { set(image, field, &creative) }
      case .icon: if let icon { set(icon, field, &creative) }
      default:
        guard let asset = field.role.flatMap(GADNativeAssetIdentifier.init(role:)), let text = ad.text(of: asset) else {
          continue
        }
        creative.set(ServedAsset(key: field.key, content: .text(text)))
      }
    }
    creative.adChoices = adChoicesIcon
    return creative
  }

  private func set(_ image: NativeAdImage, _ field: AssetField, _ creative: inout ServedCreative) {
    let media = image.image ?? ServedMedia(path: image.imageURL ?? "", lookup: nil)
    creative.set(ServedAsset(key: field.key, content: .image(media)))
  }
}

/// The adapter of a network whose one ad was mapped from JSON.
public final class MappedAdapter: MediationAdapter {
  private let ad: MappedNativeAd?

  /// Version 1.0.0.
  public static func adapterVersion() -> VersionNumber { VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0) }

  /// Version 1.0.0.
  public static func adSDKVersion() -> VersionNumber { adapterVersion() }

  /// Returns a line item by which a phone asks the adapter, told what the ad server tells it.
  public static func lineItem(parameter: String? = nil) -> MediationLineItem {
    MediationLineItem(className: "MappedAdapter", label: "the network", parameter: parameter)
  }

  /// Creates an adapter whose network has no ad.
  public convenience init() { self.init(nil) }

  /// Creates an adapter whose network has an ad.
  public init(_ ad: MappedNativeAd?) { self.ad = ad }

  /// Gives the ad.
  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) { _ = completionHandler(ad, ad == nil ? RequestError(.mediationNoFill) : nil) }
}
