/// An ad of the sample network as the SDK wants it: it asks the network, maps what comes, and passes on what happens.
public final class SampleCustomEventNativeAd: MediationNativeAd {
  /// The key of the extra asset.
  public static let awesomenessKey = "DegreeOfAwesomeness"

  /// The network's ad.
  public private(set) var nativeAd: SampleNativeAd?
  /// The pictures.
  public private(set) var images: [NativeAdImage]?
  /// The icon.
  public private(set) var icon: NativeAdImage?
  /// The network's own assets.
  public private(set) var extraAssets: [String: Any]?
  /// The network's AdChoices.
  public private(set) var adChoicesView: UIView?

  /// The headline.
  public var headline: String? { nativeAd?.headline }
  /// The body.
  public var body: String? { nativeAd?.body }
  /// The words of the call to action.
  public var callToAction: String? { nativeAd?.callToAction }
  /// The store.
  public var store: String? { nativeAd?.store }
  /// The price.
  public var price: String? { nativeAd?.price }
  /// Who advertises.
  public var advertiser: String? { nativeAd?.advertiser }
  /// The rating.
  public var starRating: Double? { nativeAd?.starRating }
  /// The network's own media.
  public var mediaView: UIView? { nativeAd?.mediaView }
  /// Whether the network shows its own media.
  public var hasVideoContent: Bool { nativeAd?.mediaView != nil }

  private let countsForItself: Bool
  private var loader: SampleNativeAdLoader?
  private var completionHandler: GADMediationNativeLoadCompletionHandler?
  /// Kept by the SDK, for as long as the ad.
  private var delegate: (any MediationNativeAdEventDelegate)?

  /// Creates the ad of a network that counts for itself or does not.
  init(countsForItself: Bool) { self.countsForItself = countsForItself }

  /// Asks the network, with what the app's options ask for.
  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let adLoader = SampleNativeAdLoader(on: adConfiguration.phone)
    loader = adLoader
    adLoader.delegate = self
    adLoader.adUnitID = adConfiguration.credentials.settings["parameter"] as? String
    self.completionHandler = completionHandler
    adLoader.fetchAd(Self.request(adConfiguration))
  }

  private static func request(_ configuration: MediationNativeAdConfiguration) -> SampleNativeAdRequest {
    let request = SampleNativeAdRequest()
    request.testMode = configuration.isTestRequest
    for options in configuration.options {
      if let images = options as? NativeAdImageAdLoaderOptions {
        request.shouldRequestMultipleImages = images.shouldRequestMultipleImages
        request.shouldDownloadImages = !images.isImageLoadingDisabled
      } else if let media = options as? NativeAdMediaAdLoaderOptions {
        switch media.mediaAspectRatio {
        case .landscape: request.preferredImageOrientation = .landscape
        case .portrait: request.preferredImageOrientation = .portrait
        case .unknown, .any, .square: request.preferredImageOrientation = .any
        }
      }
    }
    return request
  }

  /// Answers once, and lets go of the handler.
  private func complete(_ error: (any Error)?) {
    let handler = completionHandler
    completionHandler = nil
    delegate = handler?(error == nil ? self : nil, error)
  }
}

extension SampleCustomEventNativeAd: SampleNativeAdLoaderDelegate {
  /// Maps the network's ad.
  public func adLoader(_ adLoader: SampleNativeAdLoader, didReceive nativeAd: SampleNativeAd) {
    self.nativeAd = nativeAd
    extraAssets = nativeAd.degreeOfAwesomeness.map { [Self.awesomenessKey: $0] }
    images = [
      nativeAd.image.map { NativeAdImage(image: $0) } ?? NativeAdImage(url: nativeAd.imageURL, scale: nativeAd.imageScale)
    ]
    icon = nativeAd.icon.map { NativeAdImage(image: $0) } ?? NativeAdImage(url: nativeAd.iconURL, scale: nativeAd.iconScale)
    adChoicesView = SampleAdInfoView()
    complete(nil)
  }

  /// Passes on that there is none.
  public func adLoader(_ adLoader: SampleNativeAdLoader, didFailToLoadAdWith errorCode: SampleErrorCode) {
    complete(
      SampleCustomEventError(
        code: SampleCustomEventError.adLoadFailureCallback, message: "The sample network has no ad: \(errorCode)."))
  }
}

extension SampleCustomEventNativeAd {
  /// Lets a network that counts for itself look at the view.
  public func didRender(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController?
  ) {
    guard countsForItself, let nativeAd else { return }
    nativeAd.setNativeAdView(view, clickable: Array(clickableAssetViews.values), tells: self)
    nativeAd.playVideo()
  }

  /// Tells the network of an impression that the SDK counted.
  public func didRecordImpression() { nativeAd?.recordImpression() }

  /// Tells the network of a click that the SDK counted.
  public func didRecordClickOnAsset(with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController?) {
    nativeAd?.handleClick(on: view)
  }

  /// Whether the network counts clicks itself.
  public func handlesUserClicks() -> Bool { countsForItself }

  /// Whether the network counts impressions itself.
  public func handlesUserImpressions() -> Bool { countsForItself }
}

extension SampleCustomEventNativeAd: SampleNativeAdListener {
  /// Passes an impression on.
  public func nativeAdDidCountImpression(_ nativeAd: SampleNativeAd) { delegate?.reportImpression() }

  /// Passes a click on.
  public func nativeAdDidCountClick(_ nativeAd: SampleNativeAd) { delegate?.reportClick() }

  /// Passes on that the video plays.
  public func nativeAdDidPlayVideo(_ nativeAd: SampleNativeAd) { delegate?.didPlayVideo() }
}
