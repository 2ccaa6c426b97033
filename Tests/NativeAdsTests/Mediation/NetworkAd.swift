@testable import NativeAds

/// A network's ad that notes what it is asked and told, in order.
final class NetworkAd: MediationNativeAd {
  let headline: String? = "Night loaves"
  let body: String? = "Until dawn"
  let callToAction: String? = "Order"
  let store: String? = nil
  let price: String? = nil
  let advertiser: String? = "Bakery"
  let starRating: Double? = nil
  var icon: NativeAdImage? = NativeAdImage(image: Pictures.icon)
  var images: [NativeAdImage]? = [NativeAdImage(image: Pictures.loaf)]
  let extraAssets: [String: Any]? = ["DegreeOfAwesomeness": "Fairly Awesome!"]

  let hasVideo: Bool
  let ownMedia = UIView()
  let ownAdChoices: UIView?
  let countsClicks: Bool
  let countsImpressions: Bool
  private(set) var notes: [String] = []
  private(set) var clickable: [GADNativeAssetIdentifier: UIView] = [:]
  private(set) var clicked: (asset: GADNativeAssetIdentifier, view: UIView)?
  /// The views that are no longer shown, none kept alive; nil for one that was gone.
  private(set) var untracked: [ObjectIdentifier?] = []

  init(hasVideo: Bool = false, adChoices: UIView? = nil, countsClicks: Bool = false, countsImpressions: Bool = false) {
    self.hasVideo = hasVideo
    ownAdChoices = adChoices
    self.countsClicks = countsClicks
    self.countsImpressions = countsImpressions
  }

  var adChoicesView: UIView? { ownAdChoices }
  var mediaContentAspectRatio: Double { 1.5 }

  var hasVideoContent: Bool {
    notes.append("hasVideoContent")
    return hasVideo
  }

  var mediaView: UIView? {
    notes.append("mediaView")
    return ownMedia
  }

  func didRender(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController?
  ) {
    notes.append("didRender")
    clickable = clickableAssetViews
  }

  func didRecordImpression() { notes.append("didRecordImpression") }

  func didRecordClickOnAsset(with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController?) {
    notes.append("didRecordClick")
    clicked = (assetName, view)
  }

  func didUntrackView(_ view: UIView?) { untracked.append(view.map { ObjectIdentifier($0) }) }

  func handlesUserClicks() -> Bool { countsClicks }

  func handlesUserImpressions() -> Bool { countsImpressions }
}
