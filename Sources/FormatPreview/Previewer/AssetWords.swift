import CustomFormats
import Documents
import NativeAds

/// Says of assets in two words or three what is given, and in one what is asked for.
struct AssetWords {
  private let ad: StagedAd

  /// Prepares the words for an ad.
  init(_ ad: StagedAd) { self.ad = ad }

  /// Returns what is given for a field.
  func given(_ field: AssetField) -> String {
    guard let asset = ad.creative[field.key] else {
      if ad.creative.unusableKeys.contains(field.key) { return "no \(field.kind.name)" }
      return field.isRequired ? "none" : "none, hidden"
    }
    switch asset.content {
    case .text(let text):
      guard field.kind == .text else { return text.visible }
      let count = field.textLimits.unit.count(text)
      return "\(count) character\(count == 1 ? "" : "s")"
    case .image(let media), .video(let media):
      if asset.origin == .made { return "a stand-in" }
      let words = MediaWords(media)
      if let video = media.file?.video, let seconds = video.durationSeconds {
        return "\(MediaWords.duration(seconds)) \(video.codec.name.visible)"
      }
      return words.shape ?? words.trouble ?? words.name
    }
  }

  /// Returns the same in one word: the number of a text, the size of a picture; nil where it has none.
  func shortGiven(_ field: AssetField) -> String? {
    let asset = ad.creative[field.key]
    if field.kind == .text, let text = asset?.text { return String(field.textLimits.unit.count(text)) }
    return asset?.image?.file?.image.map { "\($0.shownWidth)x\($0.shownHeight)" }
  }

  /// Returns what is asked of a field.
  func limit(_ field: AssetField) -> String {
    switch field.limits {
    case .text(let limits): return (limits.maxCharacters ?? limits.shownCharacters).map(String.init) ?? ""
    case .media(let limits):
      if field.kind == .video, let seconds = limits.maxSeconds { return MediaWords.duration(seconds) }
      if let ratio = limits.aspectRatios.first { return ratio.text }
      if let width = limits.width ?? limits.minWidth, let height = limits.height ?? limits.minHeight {
        return "\(width)x\(height)"
      }
      return ""
    case .number(let limits):
      guard let low = limits.minimum, let high = limits.maximum else { return "" }
      return "\(Self.plain(low)) to \(Self.plain(high))"
    case .url: return ""
    case .none: return field.choices.isEmpty ? "" : "1 of \(field.choices.count)"
    }
  }

  /// What there is of AdChoices.
  var adChoices: String {
    guard let media = ad.creative.adChoices else { return "none, hidden" }
    return MediaWords(media).shape ?? MediaWords(media).name
  }

  /// The least size that the format gives AdChoices.
  var adChoicesLimit: String { "\(Self.plain(ad.format.adChoices.width))x\(Self.plain(ad.format.adChoices.height))" }

  /// Returns the names of the slots that show the asset of a field.
  func slots(_ field: AssetField) -> [String] {
    if field.kind == .video { return ad.ad.mediaContent.hasVideoContent ? [Layout.media] : [] }
    return ad.slots(showing: field.key).filter { $0.drawing != .media || !ad.ad.mediaContent.hasVideoContent }.map(\.name)
  }

  private static func plain(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }
}
