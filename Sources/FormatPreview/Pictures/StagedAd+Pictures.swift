import CustomFormats
import NativeAds

extension StagedAd {
  /// The picture that stands for a video where no video is decoded: the one that the app falls back to.
  var poster: ServedMedia? {
    guard ad.mediaContent.hasVideoContent, let key = format.mediaImageField?.key else { return nil }
    return ad.image(forKey: key)?.image
  }

  /// The picture files that the ad draws, each once, with the pixels that are enough.
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
}
