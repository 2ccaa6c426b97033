/// What the media area of an ad shows.
public enum MediaState: String, Sendable, CaseIterable {
  case video
  /// The picture that stands in without a video.
  case image
  /// Nothing: the format has no media area, or the creative nothing for it.
  case empty
}
