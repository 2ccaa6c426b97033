/// What the options of a loader come to: of two of one kind the last counts.
struct AdOptions {
  /// The options as the app gave them.
  let all: [GADAdLoaderOptions]

  /// Creates options.
  init(_ all: [GADAdLoaderOptions]?) { self.all = all ?? [] }

  /// Whether pictures come as addresses alone.
  var isImageLoadingDisabled: Bool { last(NativeAdImageAdLoaderOptions.self)?.isImageLoadingDisabled ?? false }
  /// Whether an asset may have several pictures.
  var allowsMultipleImages: Bool { last(NativeAdImageAdLoaderOptions.self)?.shouldRequestMultipleImages ?? false }
  /// The corner of AdChoices.
  var adChoicesPosition: AdChoicesPosition {
    last(NativeAdViewAdOptions.self)?.preferredAdChoicesPosition ?? .topRightCorner
  }
  /// How videos start, and who controls them.
  var video: VideoOptions { last(VideoOptions.self) ?? VideoOptions() }
  /// The most ads, as asked for.
  var numberOfAds: Int { last(MultipleAdsAdLoaderOptions.self)?.numberOfAds ?? 1 }
  /// The swipe that counts as a click.
  var clickGesture: NativeAdCustomClickGestureOptions? { last(NativeAdCustomClickGestureOptions.self) }

  /// The names of the kinds that are there more than once.
  var repeated: [String] {
    var seen: [ObjectIdentifier: Int] = [:]
    return all.compactMap { options in
      let kind = type(of: options)
      seen[ObjectIdentifier(kind), default: 0] += 1
      return seen[ObjectIdentifier(kind)] == 2 ? "\(kind)" : nil
    }
  }

  private func last<Options: GADAdLoaderOptions>(_ kind: Options.Type) -> Options? {
    all.lazy.reversed().compactMap { $0 as? Options }.first
  }
}
