import CustomFormats

@testable import NativeAds

/// A native ad view with an outlet an asset, as an app's nib has it.
final class AdCard: NativeAdView {
  let badge = UILabel(frame: PointRect(x: 10, y: 10, width: 30, height: 16))
  let headline = UILabel(frame: PointRect(x: 50, y: 10, width: 200, height: 20))
  let stars = UIImageView(frame: PointRect(x: 50, y: 35, width: 100, height: 20))
  let body = UILabel(frame: PointRect(x: 10, y: 60, width: 300, height: 30))
  let media = MediaView(frame: PointRect(x: 10, y: 100, width: 320, height: 180))
  let icon = UIImageView(frame: PointRect(x: 10, y: 290, width: 40, height: 40))
  let price = UILabel(frame: PointRect(x: 60, y: 290, width: 60, height: 20))
  let store = UILabel(frame: PointRect(x: 130, y: 290, width: 60, height: 20))
  let advertiser = UILabel(frame: PointRect(x: 60, y: 315, width: 130, height: 20))
  let button = UIButton(frame: PointRect(x: 220, y: 290, width: 110, height: 40))

  init(x: Double = 20, y: Double = 100) {
    super.init(frame: PointRect(x: x, y: y, width: 350, height: 340))
    badge.text = "Ad"
    for view in [badge, headline, stars, body, media, icon, price, store, advertiser, button] { addSubview(view) }
    headlineView = headline
    starRatingView = stars
    bodyView = body
    mediaView = media
    iconView = icon
    priceView = price
    storeView = store
    advertiserView = advertiser
    callToActionView = button
  }

  /// Fills the view as the guide does, and gives it the ad at last.
  func populate(_ nativeAd: NativeAd, leavesButtonOn: Bool = false) {
    (headlineView as? UILabel)?.text = nativeAd.headline
    mediaView?.mediaContent = nativeAd.mediaContent
    (bodyView as? UILabel)?.text = nativeAd.body
    bodyView?.isHidden = nativeAd.body == nil
    (callToActionView as? UIButton)?.setTitle(nativeAd.callToAction, for: .normal)
    callToActionView?.isHidden = nativeAd.callToAction == nil
    (iconView as? UIImageView)?.image = nativeAd.icon?.image
    iconView?.isHidden = nativeAd.icon == nil
    (starRatingView as? UIImageView)?.image = StarPicture(rating: nativeAd.starRating)?.image
    starRatingView?.isHidden = nativeAd.starRating == nil
    (storeView as? UILabel)?.text = nativeAd.store
    storeView?.isHidden = nativeAd.store == nil
    (priceView as? UILabel)?.text = nativeAd.price
    priceView?.isHidden = nativeAd.price == nil
    (advertiserView as? UILabel)?.text = nativeAd.advertiser
    advertiserView?.isHidden = nativeAd.advertiser == nil
    callToActionView?.isUserInteractionEnabled = leavesButtonOn
    self.nativeAd = nativeAd
  }

  /// The outlets' views by asset, without AdChoices and the plain image.
  var assets: [GADNativeAssetIdentifier: UIView] {
    Dictionary(uniqueKeysWithValues: GADNativeAssetIdentifier.allCases.compactMap { asset in outlet(asset).map { (asset, $0) } })
  }
}

extension NativeAssets {
  /// An app ad with every asset.
  static var app: NativeAssets {
    var assets = NativeAssets(headline: "Sitters your cat trusts")
    assets.body = "Neighbours feed and play."
    assets.callToAction = "Install"
    assets.store = "App Store"
    assets.price = "Free"
    assets.advertiser = "Whisker Watch"
    assets.starRating = 4.6
    assets.icon = Pictures.icon
    assets.images = [Pictures.loaf]
    assets.destination = "https://bakery.example/"
    assets.clickTrackers = ["https://c.example/1"]
    assets.impressionTrackers = ["https://i.example/1"]
    return assets
  }
}
