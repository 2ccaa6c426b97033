/// A system-defined native ad: named assets, of which only the headline and the media are sure to be there.
///
/// The SDK counts its impression and its clicks, once a ``NativeAdView`` is given it.
public final class NativeAd {
  /// The headline; typed as if it might be absent, though every ad has one.
  public let headline: String?
  /// The body.
  public let body: String?
  /// The words of the call to action.
  public let callToAction: String?
  /// The store of an app.
  public let store: String?
  /// The price of an app.
  public let price: String?
  /// Who advertises.
  public let advertiser: String?
  /// The rating of an app, 0 to 5; a decimal number in the SDK.
  public let starRating: Double?
  /// The icon.
  public let icon: NativeAdImage?
  /// The pictures, the main one first.
  public let images: [NativeAdImage]?
  /// What there is for the media view.
  public let mediaContent: MediaContent
  /// Further assets; a network's alone.
  public let extraAssets: [String: Any]?
  /// Where the ad came from.
  public internal(set) var responseInfo = ResponseInfo()
  /// Who hears of impressions, clicks and screens.
  public weak var delegate: (any NativeAdDelegate)?
  /// What presents screens after a click.
  public weak var rootViewController: UIViewController?

  /// The number of the ad on its phone.
  let number: Int
  /// The phone that it was loaded on.
  let phone: Phone
  /// Who sold the ad.
  let origin: AdOrigin
  /// Whether it is served in the EEA.
  let isEEA: Bool
  /// What its loader was asked for.
  let options: AdOptions
  /// The network's ad; nil for Google's own.
  let mediated: (any MediationNativeAd)?
  /// What the network's ad came through, kept for as long as the ad.
  var adapter: (any MediationAdapter)?
  /// Whether the network was told that its ad is in a view.
  var wasRendered = false
  /// Whether a finger met an asset whose clicks the network counts.
  var wasTouched = false
  /// Whether the network reported a click.
  var hasNetworkClick = false
  /// When it was loaded.
  let loadedAt: Double
  /// The view that shows it.
  weak var view: NativeAdView?
  /// Whether it was ever on screen.
  var wasShown = false
  private let assets: NativeAssets

  /// Whether the impression was recorded.
  public private(set) var hasImpression = false

  /// Creates the ad that an app receives for assets.
  public convenience init(
    _ assets: NativeAssets, from origin: AdOrigin = .direct, isEEA: Bool = false, options: [GADAdLoaderOptions]? = nil,
    on phone: Phone = Phone()
  ) {
    self.init(assets, from: origin, isEEA: isEEA, options: AdOptions(options), on: phone)
  }

  init(_ assets: NativeAssets, from origin: AdOrigin, isEEA: Bool, options: AdOptions, on phone: Phone) {
    let isLoaded = !options.isImageLoadingDisabled
    let images = (options.allowsMultipleImages ? assets.images[...] : assets.images.prefix(1)).map {
      NativeAdImage($0, isLoaded: isLoaded)
    }
    self.assets = assets
    self.phone = phone
    self.origin = origin
    self.isEEA = isEEA
    self.options = options
    mediated = nil
    number = phone.numberAd()
    loadedAt = phone.now
    headline = assets.headline
    body = assets.body
    callToAction = assets.callToAction
    store = assets.store
    price = assets.price
    advertiser = assets.advertiser
    starRating = assets.starRating
    icon = assets.icon.map { NativeAdImage($0, isLoaded: isLoaded) }
    self.images = images.isEmpty ? nil : images
    extraAssets = assets.extraAssets
    mediaContent = .native(
      video: assets.video, mainImage: images.lazy.compactMap(\.image).first,
      VideoController(phone, ad: number, hasVideo: assets.video != nil, options: options.video, origin: origin))
  }

  /// Creates the ad that an app receives for a network's ad.
  ///
  /// Whether there is a video is asked before the network's view; without one the first picture is shown.
  init(_ mediated: any MediationNativeAd, options: AdOptions, on phone: Phone) {
    assets = NativeAssets(headline: mediated.headline ?? "")
    self.mediated = mediated
    self.phone = phone
    origin = .mediated
    isEEA = false
    self.options = options
    number = phone.numberAd()
    loadedAt = phone.now
    headline = mediated.headline
    body = mediated.body
    callToAction = mediated.callToAction
    store = mediated.store
    price = mediated.price
    advertiser = mediated.advertiser
    starRating = mediated.starRating
    icon = mediated.icon
    images = mediated.images
    extraAssets = mediated.extraAssets
    let hasVideo = mediated.hasVideoContent
    let main = mediated.images?.first
    let controller = VideoController(phone, ad: number, hasVideo: hasVideo, options: options.video, origin: .mediated)
    mediaContent = .network(
      hasVideo ? mediated.mediaView : nil, hasVideo: hasVideo,
      mainImage: main?.image
        ?? (options.isImageLoadingDisabled ? main?.imageURL : nil).map { ServedMedia(path: $0, lookup: nil) },
      aspectRatio: mediated.mediaContentAspectRatio, duration: mediated.duration, controller)
  }

  /// The pictures that are downloaded before the app receives the ad.
  var downloads: [NativeAdImage] { [icon].compactMap { $0 } + (images ?? []) }

  /// Counts the impression, once.
  func recordImpression() {
    guard !hasImpression else { return }
    hasImpression = true
    phone.record(.impressionRecorded, ad: number)
    phone.call(assets.impressionTrackers, ad: number)
    phone.tell(.nativeAdDidRecordImpression, delegate, ad: number) { $0.nativeAdDidRecordImpression(self) }
  }

  /// Counts a click on an asset.
  func recordClick(on asset: String) {
    phone.record(.clickRecorded(asset: asset), ad: number)
    phone.call(assets.clickTrackers, ad: number)
    phone.tell(.nativeAdDidRecordClick, delegate, ad: number) { $0.nativeAdDidRecordClick(self) }
  }

  /// Where a click on an asset goes.
  func route(for asset: GADNativeAssetIdentifier) -> ClickRoute {
    ClickRoute(
      key: asset.name, deepLinks: assets.deepLinks, destination: assets.destination, clickTrackers: assets.clickTrackers)
  }
}

extension NativeAd: ScreenPresenter {
  /// Tells the delegate about a screen that covers the app.
  func tell(_ moment: ScreenMoment) {
    switch moment {
    case .willPresent: phone.tell(.nativeAdWillPresentScreen, delegate, ad: number) { $0.nativeAdWillPresentScreen(self) }
    case .willDismiss: phone.tell(.nativeAdWillDismissScreen, delegate, ad: number) { $0.nativeAdWillDismissScreen(self) }
    case .didDismiss: phone.tell(.nativeAdDidDismissScreen, delegate, ad: number) { $0.nativeAdDidDismissScreen(self) }
    }
  }
}
