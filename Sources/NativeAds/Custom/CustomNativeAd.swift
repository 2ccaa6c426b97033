import CustomFormats
import Documents

/// A custom native ad as an app meets it: assets by key, media, and what it reports.
///
/// A key that the creative has nothing for, a key in other letters and an asset of another kind all give nil. There is no view of
/// its own for it: the app records the impression, and reports clicks by key.
public final class CustomNativeAd {
  /// The format ID that answered.
  public let formatID: String
  /// The keys of the assets that hold something, in the order of the format's fields.
  public let availableAssetKeys: [String]
  /// What there is for the media area; never nil, and without a video empty.
  public let mediaContent: MediaContent
  /// What the app does with clicks itself; nil to leave them to deep links and destination.
  public var customClickHandler: GADNativeAdCustomClickHandler?
  /// Open Measurement of an ad without a video; nil with one, whose player measures.
  public let displayAdMeasurement: DisplayAdMeasurement?
  /// Who hears of impressions, clicks and screens.
  public weak var delegate: (any CustomNativeAdDelegate)?
  /// What presents screens after a click.
  public weak var rootViewController: UIViewController?
  /// Where the ad came from.
  public internal(set) var responseInfo = ResponseInfo()

  /// The number of the ad on its phone.
  let number: Int
  /// The phone that it was loaded on.
  let phone: Phone
  /// What the ad server sent.
  let creative: ServedCreative
  private let isImageLoadingDisabled: Bool
  private let loadedAt: Double
  private weak var shownView: UIView?
  private var isOnScreen = false
  private var wasShown = false
  private var wasAdChoicesDrawn = false

  /// Whether the impression was recorded.
  public private(set) var hasImpression = false

  /// Creates the ad that an app receives for a creative.
  public convenience init(_ creative: ServedCreative, options: [GADAdLoaderOptions]? = nil, on phone: Phone = Phone()) {
    self.init(creative, options: AdOptions(options), on: phone)
  }

  init(_ creative: ServedCreative, options: AdOptions, on phone: Phone) {
    self.creative = creative
    self.phone = phone
    number = phone.numberAd()
    loadedAt = phone.now
    formatID = creative.formatID
    availableAssetKeys = creative.assets.map(\.key)
    isImageLoadingDisabled = options.isImageLoadingDisabled
    let video = creative.video
    mediaContent = .custom(
      video, VideoController(phone, ad: number, hasVideo: video != nil, options: options.video, origin: .direct))
    displayAdMeasurement = video == nil ? DisplayAdMeasurement(phone, ad: number) : nil
    mediaContent.videoController.mayStart = { [weak self] in self?.hasImpression ?? false }
    phone.watch(self)
  }

  /// Returns the text of a text, list, number or URL asset.
  public func string(forKey key: String) -> String? {
    if let text = creative[key]?.text { return text }
    if creative.blankKeys.contains(key) {
      phone.assume(.blankIsEmptyText, ad: number)
      if phone.switches.blankIsEmptyText { return "" }
    }
    miss(key)
    return nil
  }

  /// Returns the picture of an image asset, or that of AdChoices.
  public func image(forKey key: String) -> NativeAdImage? {
    let media = isAdChoices(key) ? creative.adChoices : creative[key]?.image
    guard let media else {
      miss(key)
      return nil
    }
    if !media.canLoad, !isImageLoadingDisabled {
      phone.assume(.keepsFailedPicture, ad: number)
      if !phone.switches.keepsFailedPicture { return nil }
    }
    return NativeAdImage(media, isLoaded: !isImageLoadingDisabled)
  }

  /// Records that the ad was shown; the first time counts.
  public func recordImpression() {
    phone.record(.impressionCalled, ad: number)
    guard !hasImpression else { return phone.report(.impressionRepeated, ad: number) }
    if displayView.map(phone.visibleShare) ?? 0 == 0 { phone.report(.impressionBeforeDisplay, ad: number) }
    hasImpression = true
    phone.record(.impressionRecorded, ad: number)
    phone.call(creative.impressionTrackers, ad: number)
    phone.tell(.customNativeAdDidRecordImpression, delegate, ad: number) { $0.customNativeAdDidRecordImpression(self) }
  }

  /// Tells which view shows the ad, so that what is called before it is on screen can be told.
  ///
  /// The SDK does not know and does not ask. Where nothing is told, the view of its media or measurement stands for it.
  public func shown(in view: UIView) { shownView = view }

  /// The pictures that are downloaded before the app receives the ad.
  var downloads: [NativeAdImage] {
    let media = creative.assets.compactMap(\.image) + [creative.adChoices].compactMap { $0 }
    return media.map { NativeAdImage($0, isLoaded: !isImageLoadingDisabled) }
  }

  /// Tells whether AdChoices is meant: by the SDK's literal, or by the one that the format declares.
  func isAdChoices(_ key: String) -> Bool {
    key == creative.adChoicesKey || key == GADNativeAssetIdentifier.adChoicesViewAsset.rawValue
  }

  private func miss(_ key: String) {
    guard phone.switches.reportsMissingKeys else { return }
    phone.report(.keyMissing(key, nearest: NearMatch.of(key, among: creative.declaredKeys)), ad: number)
  }
}

extension CustomNativeAd: Displayed {
  var displayView: UIView? { shownView ?? mediaContent.view ?? displayAdMeasurement?.view }

  /// Records when the ad comes onto the screen and leaves it, and what it lacked there.
  func display(share: Double, on phone: Phone) {
    if share > 0, let shownView, drawsAdChoices(shownView) { wasAdChoicesDrawn = true }
    guard (share > 0) != isOnScreen else { return }
    isOnScreen = share > 0
    guard isOnScreen else { return leave() }
    phone.record(.shown(visibleShare: share), ad: number)
    if !wasShown { phone.noticeAge(since: loadedAt, ad: number) }
    wasShown = true
  }

  private func leave() {
    phone.record(.hidden, ad: number)
    if !hasImpression { phone.report(.impressionMissing, ad: number) }
    if creative.adChoices != nil, shownView != nil, !wasAdChoicesDrawn { phone.report(.adChoicesNotDrawn, ad: number) }
  }

  /// Tells whether a view has the ad's AdChoices, large enough to be tapped.
  private func drawsAdChoices(_ view: UIView) -> Bool {
    view.descendants.contains { view in
      guard let picture = view as? UIImageView, picture.isVisible, let path = picture.image?.path else { return false }
      return path == creative.adChoices?.path && LeastSizes.lack(of: picture.frame.size, least: LeastSizes.adChoices) <= 0
    }
  }
}
