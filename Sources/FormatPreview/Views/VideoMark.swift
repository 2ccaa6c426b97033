import CustomFormats
import NativeAds

/// A video that is drawn in a slot.
public struct VideoMark {
  /// The video.
  let video: ServedMedia
  /// The picture that stands for it where it is not decoded.
  let poster: ServedMedia?
  /// Its duration, size and codec, or its name.
  let title: String
  /// Its duration alone, where that is known.
  let shortTitle: String
  /// What a panel says of it.
  let words: [String]

  /// Collects what is known of a video.
  init(_ video: ServedMedia, poster: ServedMedia?) {
    self.video = video
    self.poster = poster
    let known = MediaWords(video)
    title = "▶ " + (known.shape ?? known.name)
    shortTitle = video.file?.video?.durationSeconds.map { "▶ " + MediaWords.duration($0) } ?? "▶"
    words = known.shape == nil ? [title] : [title, known.name, known.weight].compactMap { $0 }
  }
}
