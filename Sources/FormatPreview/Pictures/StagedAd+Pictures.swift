import CustomFormats
public import NativeAds

extension StagedAd {
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
    let slots = phone.slots.filter(\.drawing.isPicture)
    let media = slots.compactMap { slot -> ServedMedia? in
      switch slot.drawing {
      case .adChoices: ad.image(forKey: format.adChoices.key)?.image
      case .media where ad.mediaContent.hasVideoContent: poster
      default: slot.key.flatMap { ad.image(forKey: $0)?.image }
      }
    }
    return media.enumerated().filter { index, one in !media[..<index].contains { $0.path == one.path } }.map(\.element)
  }
}
