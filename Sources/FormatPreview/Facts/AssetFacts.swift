import CustomFormats
import Documents
import NativeAds

/// Tells what became of every asset of an ad.
public struct AssetFacts {
  private let ad: StagedAd
  private let pictures: [String: LoadedPicture]
  private let isInCells: Bool

  /// Creates facts of an ad, with what became of its picture files, for one that is drawn in cells or else as on a phone.
  public init(_ ad: StagedAd, pictures: [String: LoadedPicture], isInCells: Bool = true) {
    self.ad = ad
    self.pictures = pictures
    self.isInCells = isInCells
  }

  /// A fact a field in order, then AdChoices and the badge.
  public var all: [AssetFact] {
    ad.state.absence == nil ? ad.format.fields.map(fact) + [adChoices, badge].compactMap { $0 } : []
  }

  private func fact(_ field: AssetField) -> AssetFact {
    guard let asset = ad.creative[field.key] else { return nothing(field) }
    switch asset.content {
    case .text(let text): return TextFact(ad, field, asset, text, isInCells: isInCells).fact
    case .image(let media): return picture(field, asset, media)
    case .video(let media): return video(field, asset, media)
    }
  }

  private func nothing(_ field: AssetField) -> AssetFact {
    let name = field.key.visible
    if ad.creative.unusableKeys.contains(field.key) {
      return AssetFact(name, .trouble, ["its value is not \(field.kind.name), so nothing is shown"])
    }
    if field.isRequired { return AssetFact(name, .trouble, ["nothing, though it is required"]) }
    return AssetFact(name, .hidden, ["nothing, so it is hidden"])
  }

  private func picture(_ field: AssetField, _ asset: ServedAsset, _ media: ServedMedia) -> AssetFact {
    let name = field.key.visible
    if asset.origin == .made { return AssetFact(name, .shown, ["a stand-in: the format has no sample"]) }
    let words = MediaWords(media)
    let known = words.known.joined(separator: ", ")
    if ad.state == .imageLoadingOff { return AssetFact(name, .trouble, [known, "the app gets only its address"]) }
    if media.isRemote { return AssetFact(name, .hidden, [known, "an address, not fetched"]) }
    let loaded = pictures[media.path]
    let fault = words.trouble ?? loaded?.fault
    if let fault, media.file == nil || loaded?.isDrawable == false {
      return AssetFact(name, .trouble, [known, "cannot be shown: \(fault)"])
    }
    let slots = ad.slots(showing: field.key)
    var parts = [known]
    let isFallback = ad.format.mediaImageField?.key == field.key
    if slots.contains(where: { $0.drawing == .media }) {
      parts.append(ad.format.videoField == nil ? "in the media area" : "in the media area, because there is no video")
    } else if slots.isEmpty {
      parts.append(
        isFallback && ad.ad.mediaContent.hasVideoContent ? "stands by for when no video plays" : "in no slot of the layout")
    }
    if let fault { parts.append("faulty: \(fault)") }
    return AssetFact(name, fault != nil ? .trouble : slots.isEmpty ? .hidden : .shown, parts)
  }

  private func video(_ field: AssetField, _ asset: ServedAsset, _ media: ServedMedia) -> AssetFact {
    let name = field.key.visible
    let words = MediaWords(media)
    let known = words.known.joined(separator: ", ")
    guard ad.ad.mediaContent.hasVideoContent, ad.creative.video == media else {
      return AssetFact(name, .trouble, [known, "does not play: \(words.trouble ?? "it is no video")"])
    }
    var parts = asset.origin == .made ? ["a stand-in, as the field takes it: \(words.shape ?? "")"] : [known]
    let slots = ad.slots(showing: field.key)
    parts.append(slots.isEmpty ? "in no slot of the layout" : "in the media area")
    if let poster = ad.poster, pictures[poster.path]?.isDrawable == true, let key = ad.format.mediaImageField?.key {
      parts.append("\(key.visible) stands for it here")
    }
    if let trouble = words.trouble { parts.append(media.isRemote ? trouble : "faulty: \(trouble)") }
    return AssetFact(name, words.trouble != nil && !media.isRemote ? .trouble : slots.isEmpty ? .hidden : .shown, parts)
  }

  private var adChoices: AssetFact {
    let key = ad.format.adChoices.key.visible
    let slot = ad.layout.slot(Layout.adChoices)
    guard let image = ad.ad.image(forKey: ad.format.adChoices.key) else {
      return AssetFact("AdChoices", .hidden, ["none; the ad server adds it to a reservation in the EEA"])
    }
    let known = ad.creative.adChoices.map { MediaWords($0).known.joined(separator: ", ") } ?? (image.imageURL ?? "").visible
    if image.image == nil, ad.state == .imageLoadingOff {
      return AssetFact("AdChoices", .trouble, [known, "only an address, so the app must load it itself or hide it"])
    }
    if image.image == nil { return AssetFact("AdChoices", .trouble, [known, "cannot be shown"]) }
    let isShown = slot != nil
    return AssetFact(
      "AdChoices", isShown ? .shown : .trouble, [known, "key \(key)"] + (isShown ? [] : ["in no slot of the layout"]))
  }

  /// The badge, where its words are no field's.
  private var badge: AssetFact? {
    guard ad.format.attribution.field == nil, let slot = ad.layout.slot(Layout.attribution), let text = slot.text else {
      return nil
    }
    return AssetFact("Badge", ad.cut(of: slot) == nil ? .shown : .cut, ["“\(text.visible)”, the format's own words"])
  }
}
