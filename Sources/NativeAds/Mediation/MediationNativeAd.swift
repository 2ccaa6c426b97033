/// A network's ad, as its adapter hands it to the SDK.
///
/// The members with a default are optional to an adapter. One that is spelt otherwise is never called.
public protocol MediationNativeAd: AnyObject {
  /// The headline.
  var headline: String? { get }
  /// The body.
  var body: String? { get }
  /// The words of the call to action.
  var callToAction: String? { get }
  /// The store of an app.
  var store: String? { get }
  /// The price of an app.
  var price: String? { get }
  /// Who advertises.
  var advertiser: String? { get }
  /// The rating of an app, 0 to 5.
  var starRating: Double? { get }
  /// The icon.
  var icon: NativeAdImage? { get }
  /// The pictures, the main one first.
  var images: [NativeAdImage]? { get }
  /// Further assets.
  var extraAssets: [String: Any]? { get }

  /// The network's own AdChoices; nil where it has none.
  var adChoicesView: UIView? { get }
  /// The network's own media; asked for only where ``hasVideoContent`` is true.
  var mediaView: UIView? { get }
  /// Whether the network draws its media itself; asked first.
  var hasVideoContent: Bool { get }
  /// The width of the media over its height, 0 for none.
  var mediaContentAspectRatio: Double { get }
  /// The playing time of the video in seconds.
  var duration: Double { get }
  /// How much of the video has played, in seconds.
  var currentTime: Double { get }

  /// Hears that an ad view shows the ad, and which views stand for which assets.
  func didRender(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController?)
  /// Hears that the impression counted.
  func didRecordImpression()
  /// Hears that a click counted, and on which view of which asset.
  func didRecordClickOnAsset(with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController?)
  /// Hears that the ad is no longer shown; the view is nil where it is gone.
  func didUntrackView(_ view: UIView?)
  /// Tells whether the network counts clicks itself.
  func handlesUserClicks() -> Bool
  /// Tells whether the network counts impressions itself.
  func handlesUserImpressions() -> Bool
}

extension MediationNativeAd {
  /// No view.
  public var adChoicesView: UIView? { nil }
  /// No view.
  public var mediaView: UIView? { nil }
  /// False: the SDK draws the first picture.
  public var hasVideoContent: Bool { false }
  /// None.
  public var mediaContentAspectRatio: Double { 0 }
  /// None.
  public var duration: Double { 0 }
  /// None.
  public var currentTime: Double { 0 }

  /// Does nothing.
  public func didRender(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController?
  ) {}
  /// Does nothing.
  public func didRecordImpression() {}
  /// Does nothing.
  public func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController?
  ) {}
  /// Does nothing.
  public func didUntrackView(_ view: UIView?) {}
  /// False: the SDK does.
  public func handlesUserClicks() -> Bool { false }
  /// False: the SDK does.
  public func handlesUserImpressions() -> Bool { false }
}
