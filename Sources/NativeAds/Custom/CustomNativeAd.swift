/// A custom native ad as an app meets it: assets by key, media, and what it reports.
///
/// A key that the creative has nothing for, a key in other letters and an asset of another kind all give nil.
public final class CustomNativeAd {
  /// The format ID that answered.
  public let formatID: String
  /// The keys of the assets that hold something, in the order of the format's fields.
  public let availableAssetKeys: [String]
  /// What there is for the media area.
  public let mediaContent: MediaContent
  /// What the app does with clicks itself; nil to leave them to deep links and destination.
  public var customClickHandler: GADNativeAdCustomClickHandler?

  /// How often the app recorded the impression; the first time counts.
  public private(set) var impressionCalls = 0
  /// The clicks that counted, as they went.
  public private(set) var clicks: [ClickRoute] = []

  private let creative: ServedCreative
  private let options: NativeAdImageAdLoaderOptions
  private let adChoicesClick: AdChoicesClick

  /// Creates the ad that an app receives for a creative.
  public init(
    _ creative: ServedCreative, options: NativeAdImageAdLoaderOptions = NativeAdImageAdLoaderOptions(),
    adChoicesClick: AdChoicesClick = .handler
  ) {
    formatID = creative.formatID
    availableAssetKeys = creative.assets.map(\.key)
    mediaContent = creative.video.map(MediaContent.init(video:)) ?? .empty
    self.creative = creative
    self.options = options
    self.adChoicesClick = adChoicesClick
  }

  /// Returns the text of a text, list, number or URL asset.
  public func string(forKey key: String) -> String? { creative[key]?.text }

  /// Returns the picture of an image asset, or that of AdChoices.
  public func image(forKey key: String) -> NativeAdImage? {
    let media = isAdChoices(key) ? creative.adChoices : creative[key]?.image
    return media.map { NativeAdImage($0, options: options) }
  }

  /// Records that the ad was shown.
  public func recordImpression() { impressionCalls += 1 }

  /// Whether the impression was recorded.
  public var hasImpression: Bool { impressionCalls > 0 }

  /// Reports a click on what has that key.
  ///
  /// A key that the format does not declare counts for nothing.
  public func performClickOnAsset(withKey key: String) {
    guard let route = route(forKey: key) else { return }
    clicks.append(route)
    if route.stops.first == .handler { customClickHandler?(key) }
  }

  /// Returns where a click reported under a key goes; nil for a key that the format does not declare.
  public func route(forKey key: String) -> ClickRoute? {
    if isAdChoices(key), customClickHandler == nil || adChoicesClick == .aboutThisAd {
      // Looking at why an ad is shown is no visit to its advertiser.
      return ClickRoute(key: key, stops: [.aboutThisAd], clickTrackers: [])
    }
    guard isAdChoices(key) || creative.declaredKeys.contains(key) else { return nil }
    var stops: [ClickRoute.Stop] = []
    if customClickHandler != nil {
      stops = [.handler]
    } else {
      stops = creative.deepLinks.map { .deepLink($0) }
      if let destination = creative.destination { stops.append(.destination(destination)) }
    }
    return ClickRoute(key: key, stops: stops, clickTrackers: creative.clickTrackers)
  }

  private func isAdChoices(_ key: String) -> Bool {
    key == creative.adChoicesKey || key == GADNativeAssetIdentifier.adChoicesViewAsset.rawValue
  }
}
