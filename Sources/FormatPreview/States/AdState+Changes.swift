public import CustomFormats
public import NativeAds

extension AdState {
  /// Returns a creative as it is served in this state.
  public func applied(to creative: ServedCreative, of format: CustomFormat) -> ServedCreative {
    var served = creative
    switch self {
    case .typical, .imageLoadingOff, .rightToLeft, .loading, .noAd: break
    case .longest: served.stretch(format) { SampleText.longest($0, from: $1) }
    case .shortest: served.stretch(format) { SampleText.shortest($0, from: $1) }
    case .wideScript: served.stretch(format) { SampleText.wide($0, from: $1) }
    case .emoji: served.stretch(format) { SampleText.emoji($0, from: $1) }
    case .brokenImage: served.breakImages()
    case .without(let key): served.remove(key)
    case .video:
      if served.video == nil, let field = format.videoField {
        served.set(ServedAsset(key: field.key, content: .video(.made(for: field)), origin: .made))
      }
    case .noVideo: format.videoField.map { served.remove($0.key) }
    case .eea:
      if served.adChoices == nil { served.adChoices = ServedMedia(path: "the ad server's own icon", lookup: nil) }
    case .noEEA: served.adChoices = nil
    }
    return served
  }

  /// What is said where there is no ad; nil where there is one.
  public var absence: [String]? {
    switch self {
    case .loading: ["Loading…", "the app has no ad yet"]
    case .noAd: ["No ad", "error \(RequestError(.noFill))"]
    default: nil
    }
  }

  /// What an app asks of pictures in this state.
  public var imageOptions: NativeAdImageAdLoaderOptions {
    let options = NativeAdImageAdLoaderOptions()
    options.isImageLoadingDisabled = self == .imageLoadingOff
    return options
  }
}

extension ServedCreative {
  /// Lets the download of every picture fail.
  fileprivate mutating func breakImages() {
    let broken = MediaLookup.unreadable("its download fails here")
    for asset in assets {
      guard let image = asset.image else { continue }
      set(ServedAsset(key: asset.key, content: .image(ServedMedia(path: image.path, lookup: broken))))
    }
    adChoices = adChoices.map { ServedMedia(path: $0.path, lookup: broken) }
  }

  /// Gives every text and list the words that a function makes of those it has.
  fileprivate mutating func stretch(_ format: CustomFormat, _ words: (AssetField, String?) -> String?) {
    for field in format.fields where field.kind == .text || field.kind == .list {
      guard let text = words(field, self[field.key]?.text), text != self[field.key]?.text else { continue }
      set(ServedAsset(key: field.key, content: .text(text), origin: .made))
    }
  }
}
