import CustomFormats

/// The view around a system-defined native ad, with an outlet an asset.
///
/// Outlets are the views that take clicks. Set ``nativeAd`` last: the SDK registers the outlets that are there, and looks at where
/// they stand, at that moment.
open class NativeAdView: UIView {
  /// The view of the headline.
  public weak var headlineView: UIView? { didSet { late(.headlineAsset) } }
  /// The view of the call to action.
  public weak var callToActionView: UIView? { didSet { late(.callToActionAsset) } }
  /// The view of the icon.
  public weak var iconView: UIView? { didSet { late(.iconAsset) } }
  /// The view of the body.
  public weak var bodyView: UIView? { didSet { late(.bodyAsset) } }
  /// The view of the store.
  public weak var storeView: UIView? { didSet { late(.storeAsset) } }
  /// The view of the price.
  public weak var priceView: UIView? { didSet { late(.priceAsset) } }
  /// The view of a picture that is not in the media view.
  public weak var imageView: UIView? { didSet { late(.imageAsset) } }
  /// The view of the stars.
  public weak var starRatingView: UIView? { didSet { late(.starRatingAsset) } }
  /// The view of the advertiser.
  public weak var advertiserView: UIView? { didSet { late(.advertiserAsset) } }
  /// The view of the media.
  public weak var mediaView: MediaView? { didSet { late(.mediaViewAsset) } }
  /// The app's own place for AdChoices; set before the ad, it takes the place of the preferred corner.
  public weak var adChoicesView: AdChoicesView? { didSet { late(.adChoicesViewAsset) } }

  /// The ad; giving it counts from then on.
  public var nativeAd: NativeAd? {
    didSet {
      guard nativeAd !== oldValue else { return }
      oldValue?.leave(self)
      wasGivenAd = nativeAd != nil || wasGivenAd
      registered = []
      if let nativeAd { nativeAd.enter(self) }
    }
  }

  /// The views that take clicks, as they were when the ad was given.
  var registered: [RegisteredAsset] = []
  /// What the SDK put over the ad for AdChoices.
  var overlay: UIView?
  /// Whether it ever had an ad.
  private var wasGivenAd = false
  /// Whether something of it is on screen.
  private var isOnScreen = false

  deinit { nativeAd?.mediated?.didUntrackView(nil) }

  /// Returns the view of an asset.
  public func outlet(_ asset: GADNativeAssetIdentifier) -> UIView? {
    switch asset {
    case .headlineAsset: headlineView
    case .callToActionAsset: callToActionView
    case .iconAsset: iconView
    case .bodyAsset: bodyView
    case .advertiserAsset: advertiserView
    case .storeAsset: storeView
    case .priceAsset: priceView
    case .imageAsset: imageView
    case .starRatingAsset: starRatingView
    case .mediaViewAsset: mediaView
    case .adChoicesViewAsset: adChoicesView
    }
  }

  /// Sets the view of an asset, if it is of the kind that the asset takes.
  func setOutlet(_ asset: GADNativeAssetIdentifier, _ view: UIView) {
    switch asset {
    case .headlineAsset: headlineView = view
    case .callToActionAsset: callToActionView = view
    case .iconAsset: iconView = view
    case .bodyAsset: bodyView = view
    case .advertiserAsset: advertiserView = view
    case .storeAsset: storeView = view
    case .priceAsset: priceView = view
    case .imageAsset: imageView = view
    case .starRatingAsset: starRatingView = view
    case .mediaViewAsset: mediaView = view as? MediaView
    case .adChoicesViewAsset: adChoicesView = view as? AdChoicesView
    }
  }

  private func late(_ asset: GADNativeAssetIdentifier) {
    guard let nativeAd, outlet(asset) != nil else { return }
    nativeAd.phone.report(.outletSetLate(asset), ad: nativeAd.number)
  }
}

extension NativeAdView: Displayed {
  var displayView: UIView? { self }

  /// Counts the impression with the first visible pixel, and tells of a view that is shown without its ad.
  func display(share: Double, on phone: Phone) {
    let was = isOnScreen
    isOnScreen = share > 0
    guard let nativeAd, nativeAd.view === self else {
      if was, !isOnScreen, !wasGivenAd { phone.report(.adNotAssociated) }
      return
    }
    if was != isOnScreen {
      phone.record(isOnScreen ? .shown(visibleShare: share) : .hidden, ad: nativeAd.number)
    }
    if isOnScreen { nativeAd.becomeVisible() }
  }
}

/// A view that takes clicks for an asset.
struct RegisteredAsset {
  /// The asset.
  let asset: GADNativeAssetIdentifier
  /// The view.
  weak var view: UIView?
}
