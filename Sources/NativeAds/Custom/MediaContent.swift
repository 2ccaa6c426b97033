import CustomFormats

/// What an ad has for its media area; there always is one, if an empty one.
public struct MediaContent: Sendable, Equatable {
  /// Whether there is a video.
  ///
  /// Without one a media view of a custom native ad stays blank, and the app shows a picture itself.
  public let hasVideoContent: Bool
  /// The width of the video over its height; 0 without a video or where it is not known.
  public let aspectRatio: Double
  /// The playing time of the video in seconds; 0 without a video or where it is not known.
  public let duration: Double

  /// The content of an ad without a video.
  public static let empty = MediaContent(hasVideoContent: false, aspectRatio: 0, duration: 0)

  /// Creates the content of an ad with a video that plays.
  init(video: ServedMedia) {
    let facts = video.file?.video
    let size = facts.map { ($0.shownWidth, $0.shownHeight) } ?? (0, 0)
    hasVideoContent = true
    aspectRatio = size.1 > 0 ? Double(size.0) / Double(size.1) : 0
    duration = facts?.durationSeconds ?? 0
  }

  private init(hasVideoContent: Bool, aspectRatio: Double, duration: Double) {
    self.hasVideoContent = hasVideoContent
    self.aspectRatio = aspectRatio
    self.duration = duration
  }
}
