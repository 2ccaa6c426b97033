import CustomFormats
import NativeAds

/// A picture that is drawn in a slot.
public struct PictureMark {
  /// The path or address, as the creative has it.
  let path: String
  /// The picture as the app has it, nil where there is none to show.
  let media: ServedMedia?
  /// What a panel says in its place.
  let words: [String]
  /// Whether something keeps it from being shown.
  let isBroken: Bool

  /// Collects what is known of the picture under a key, and of what became of its file.
  init(_ key: String, _ image: NativeAdImage, of ad: StagedAd, _ loaded: LoadedPicture?) {
    path = image.imageURL ?? image.image?.path ?? ""
    media = image.image
    let asset = ad.creative[key]
    let served = asset?.image
    let known = served.map(MediaWords.init)
    let trouble = known?.trouble ?? loaded?.fault
    isBroken = asset?.origin != .made && served?.isRemote == false && trouble != nil
    if asset?.origin == .made {
      words = [key, ad.format[key].flatMap(Self.wish)].compactMap { $0 }
    } else if loaded?.isUnderWay == true {
      words = (known?.known ?? []) + ["loading…"]
    } else if ad.state == .imageLoadingOff {
      words = (known?.known ?? []) + ["only its address"]
    } else if served?.isRemote == true {
      words = (known?.known ?? []) + [known?.trouble].compactMap { $0 }
    } else {
      let isTried = loaded != nil || served?.file == nil
      words = (known?.known ?? []) + [trouble].compactMap { $0 }.map { (isTried ? "cannot be shown: " : "faulty: ") + $0 }
    }
  }

  /// Returns the size or ratio that a field asks for.
  private static func wish(_ field: AssetField) -> String? {
    let limits = field.mediaLimits
    if let width = limits.width ?? limits.minWidth, let height = limits.height ?? limits.minHeight { return "\(width)x\(height)" }
    return limits.aspectRatios.first.map { "\($0)" }
  }
}
