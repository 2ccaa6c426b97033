import CustomFormats
public import NativeAds

extension StagedAd {
  /// The video that the ad shows.
  var video: ServedMedia? {
    ad.mediaContent.hasVideoContent && layout.slots.contains { $0.drawing == .media } ? creative.video : nil
  }

  /// Whether a video stands in for one that its state asks for.
  func isMade(_ video: ServedMedia) -> Bool { creative.assets.contains { $0.video == video && $0.origin == .made } }

  /// The picture that stands for a video where no video is decoded: the one that the app falls back to.
  var poster: ServedMedia? {
    guard ad.mediaContent.hasVideoContent, let key = format.mediaImageField?.key else { return nil }
    return ad.image(forKey: key)?.image
  }

  /// The picture files that the ad draws, each once, with the pixels that are enough for cells.
  public var wantedPictures: [WantedPicture] {
    var wanted: [WantedPicture] = []
    for slot in layout.slots where slot.drawing == .image || slot.drawing == .media {
      let isVideo = slot.drawing == .media && ad.mediaContent.hasVideoContent
      guard let media = isVideo ? poster : slot.key.flatMap({ ad.image(forKey: $0)?.image }), media.file != nil else { continue }
      var rect = CellRect(slot.rect)
      rect.rows = min(rect.rows, AdView.mostRows)
      rect.columns = min(rect.columns, AdView.mostRows)
      let pixels = MediaView.fit(media, isVideo ? .aspectFill : slot.contentMode, in: rect).pixels
      if let index = wanted.firstIndex(where: { $0.path == media.path }) {
        wanted[index].width = max(wanted[index].width, pixels.width)
        wanted[index].height = max(wanted[index].height, pixels.height)
      } else {
        wanted.append(WantedPicture(path: media.path, width: pixels.width, height: pixels.height))
      }
    }
    return wanted
  }

  /// The pictures that a page shows of the ad, AdChoices among them, with the files that they are.
  public var shownPictures: [ServedMedia] {
    let media = placedPictures.map(\.media)
    return media.enumerated().filter { index, one in !media[..<index].contains { $0.path == one.path } }.map(\.element)
  }

  /// The picture files that the ad shows, each once, with the pixels that are enough for so many pixels a point.
  public func wantedPictures(scale: Double) -> [WantedPicture] {
    var wanted: [String: WantedPicture] = [:]
    for (media, slot, mode) in placedPictures {
      guard let facts = media.file?.image else { continue }
      let size = PointSize(width: Double(facts.shownWidth), height: Double(facts.shownHeight))
      let place = mode.place(of: size, in: slot.rect)
      let (width, height) = (Self.pixels(place.width * scale), Self.pixels(place.height * scale))
      let before = wanted[media.path]
      wanted[media.path] = WantedPicture(
        path: media.path, width: max(width, before?.width ?? 0), height: max(height, before?.height ?? 0))
    }
    return wanted.values.sorted { $0.path < $1.path }
  }

  /// Returns whole pixels, at least one and no more than a picture can have.
  private static func pixels(_ length: Double) -> Int { Int(min(max(1, length.rounded(.up)), 16_384)) }

  /// The pictures that the ad shows on a phone, where, and how each fills its place.
  private var placedPictures: [(media: ServedMedia, slot: MeasuredSlot, mode: ContentMode)] {
    phone.slots.filter(\.drawing.isPicture).compactMap { slot in
      switch slot.drawing {
      case .adChoices: ad.image(forKey: format.adChoices.key)?.image.map { ($0, slot, .aspectFit) }
      case .media where ad.mediaContent.hasVideoContent: poster.map { ($0, slot, .aspectFill) }
      default: slot.key.flatMap { ad.image(forKey: $0)?.image }.map { ($0, slot, slot.contentMode) }
      }
    }
  }
}
