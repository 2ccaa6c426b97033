import CustomFormats

/// A native ad of the sample network.
public final class SampleNativeAd {
  /// The headline.
  public var headline: String?
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
  /// How awesome it is, which no other network says.
  public var degreeOfAwesomeness: String?
  /// The icon; nil where only its address was wanted.
  public var icon: ServedMedia?
  /// The address of the icon.
  public var iconURL = ""
  /// The pixels a point of the icon.
  public var iconScale = 1.0
  /// The main picture; nil where only its address was wanted.
  public var image: ServedMedia?
  /// The address of the main picture.
  public var imageURL = ""
  /// The pixels a point of the main picture.
  public var imageScale = 1.0
  /// The network's own media; nil where it shows its picture.
  public var mediaView: UIView?
  /// What it was asked for.
  public let request: SampleNativeAdRequest

  /// The impressions that the network heard of or counted.
  public private(set) var impressions = 0
  /// The views of the clicks that the network heard of or counted.
  public private(set) var clicks: [UIView] = []

  /// Who hears what the network counted; nil while others count.
  private weak var listener: (any SampleNativeAdListener)?
  private weak var view: UIView?
  private let phone: Phone

  private init(_ request: SampleNativeAdRequest, on phone: Phone) {
    self.request = request
    self.phone = phone
  }

  /// Creates an ad of a page.
  static func content(_ request: SampleNativeAdRequest, on phone: Phone) -> SampleNativeAd {
    let ad = SampleNativeAd(request, on: phone)
    ad.headline = "Sample Content!"
    ad.body = "A page that nobody pays for."
    ad.callToAction = "Take Action"
    ad.advertiser = "An advertiser"
    ad.degreeOfAwesomeness = "Fairly Awesome!"
    return ad
  }

  /// Creates an ad of an app.
  static func app(_ request: SampleNativeAdRequest, on phone: Phone) -> SampleNativeAd {
    let ad = SampleNativeAd(request, on: phone)
    ad.headline = "Sample App!"
    ad.body = "An app that nobody can install."
    ad.callToAction = "Take Action"
    ad.store = "Sample Store"
    ad.price = "$1.99"
    ad.starRating = 4.5
    ad.degreeOfAwesomeness = "Quite Awesome!"
    return ad
  }

  /// Hears that others counted an impression.
  public func recordImpression() { impressions += 1 }

  /// Hears that others counted a click on a view, and opens what the ad leads to.
  public func handleClick(on view: UIView?) { if let view { clicks.append(view) } }

  /// Counts for itself from now on: the first visible pixel of a view, and taps on the views in it that take clicks.
  public func setNativeAdView(_ view: UIView, clickable: [UIView], tells listener: any SampleNativeAdListener) {
    self.view = view
    self.listener = listener
    phone.watch(self)
    for asset in clickable {
      // A network that counts needs the touches of its assets.
      asset.isUserInteractionEnabled = true
      asset.addGestureRecognizer(
        UITapGestureRecognizer { [weak self, weak asset] in
          guard let self, let asset else { return }
          self.handleClick(on: asset)
          self.listener?.nativeAdDidCountClick(self)
        })
    }
  }

  /// Plays its video, and tells so.
  public func playVideo() { if mediaView != nil { listener?.nativeAdDidPlayVideo(self) } }
}

extension SampleNativeAd: Displayed {
  /// The view that it counts by.
  var displayView: UIView? { view }

  /// Counts the first visible pixel.
  func display(share: Double, on phone: Phone) {
    guard share > 0, impressions == 0 else { return }
    recordImpression()
    listener?.nativeAdDidCountImpression(self)
  }
}

/// Who hears what the sample network counts for itself.
public protocol SampleNativeAdListener: AnyObject {
  /// Hears of an impression.
  func nativeAdDidCountImpression(_ nativeAd: SampleNativeAd)
  /// Hears of a click.
  func nativeAdDidCountClick(_ nativeAd: SampleNativeAd)
  /// Hears that the video plays.
  func nativeAdDidPlayVideo(_ nativeAd: SampleNativeAd)
}

/// The sample network's AdChoices.
public final class SampleAdInfoView: UIView {
  /// Creates the icon, 24 points wide and high.
  public init() { super.init(frame: PointRect(width: 24, height: 24)) }
}
