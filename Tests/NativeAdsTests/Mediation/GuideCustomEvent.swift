@testable import NativeAds

/// The custom event of the guide as it stands there, faults included, with today's names and the phone handed on.
final class GuideCustomEvent: MediationAdapter {
  fileprivate var nativeAd: GuideCustomEventNativeAd?
  /// Whether the network takes its time.
  private let latency: Double?

  static func adapterVersion() -> VersionNumber { SampleCustomEvent.adapterVersion() }
  static func adSDKVersion() -> VersionNumber { SampleCustomEvent.adSDKVersion() }

  init() { latency = nil }

  init(latency: Double) { self.latency = latency }

  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    nativeAd = GuideCustomEventNativeAd()
    nativeAd?.latency = latency
    nativeAd?.loadNativeAd(for: adConfiguration, completionHandler: completionHandler)
  }
}

/// The guide's map of the network's ad.
final class GuideCustomEventNativeAd: MediationNativeAd, SampleNativeAdLoaderDelegate {
  var nativeAd: SampleNativeAd?
  var delegate: (any MediationNativeAdEventDelegate)?
  var completionHandler: GADMediationNativeLoadCompletionHandler?
  var images: [NativeAdImage]?
  var icon: NativeAdImage?
  var extraAssets: [String: Any]?
  var adChoicesView: UIView?
  var latency: Double?

  var headline: String? { nativeAd?.headline }
  var body: String? { nativeAd?.body }
  var callToAction: String? { nativeAd?.callToAction }
  var store: String? { nativeAd?.store }
  var price: String? { nativeAd?.price }
  var advertiser: String? { nativeAd?.advertiser }
  var starRating: Double? { nativeAd?.starRating }
  var mediaView: UIView? { nativeAd?.mediaView }

  func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let adLoader = SampleNativeAdLoader(on: adConfiguration.phone)
    adLoader.latency = latency
    let sampleRequest = SampleNativeAdRequest()
    sampleRequest.shouldDownloadImages = true
    sampleRequest.preferredImageOrientation = NativeAdImageOrientation.any
    sampleRequest.shouldRequestMultipleImages = false
    let options = adConfiguration.options
    for loaderOptions: GADAdLoaderOptions in options {
      if let imageOptions = loaderOptions as? NativeAdImageAdLoaderOptions {
        sampleRequest.shouldRequestMultipleImages = imageOptions.shouldRequestMultipleImages
        sampleRequest.shouldDownloadImages = !imageOptions.isImageLoadingDisabled
      }
    }
    adLoader.delegate = self
    adLoader.adUnitID = adConfiguration.credentials.settings["parameter"] as? String
    self.completionHandler = completionHandler
    adLoader.fetchAd(sampleRequest)
  }

  func adLoader(_ adLoader: SampleNativeAdLoader, didReceive nativeAd: SampleNativeAd) {
    extraAssets = [SampleCustomEventNativeAd.awesomenessKey: nativeAd.degreeOfAwesomeness ?? ""]
    if let image = nativeAd.image {
      images = [NativeAdImage(image: image)]
    } else {
      // A file of a web address, as the guide has it.
      images = [NativeAdImage(url: "file://" + nativeAd.imageURL, scale: nativeAd.imageScale)]
    }
    adChoicesView = SampleAdInfoView()
    self.nativeAd = nativeAd
    if let handler = completionHandler { delegate = handler(self, nil) }
  }

  func adLoader(_ adLoader: SampleNativeAdLoader, didFailToLoadAdWith errorCode: SampleErrorCode) {
    let error = SampleCustomEventError(code: SampleCustomEventError.adLoadFailureCallback, message: "\(errorCode)")
    if let handler = completionHandler { delegate = handler(nil, error) }
  }

  func didRecordClickOnAsset(withName assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController) {
    nativeAd?.handleClick(on: view)
  }

  func didRecordImpression() { nativeAd?.recordImpression() }
}
