/// What stands in the media area of an ad, and what a tap on it reports.
public struct MediaPolicy: Sendable, Equatable {
  /// Whether a format takes video.
  public enum Video: String, Sendable, CaseIterable {
    case none, optional, required
  }

  /// Whether the format takes video.
  public var video = Video.none
  /// The key of the picture that is shown without a video.
  public var fallbackImage: String?
  /// The key that is reported for a tap on the media area, whatever it shows; nil for none.
  public var tap: String?
  /// The key of the video field, where there is more than one.
  public var videoField: String?

  /// Creates a policy without video.
  public init() {}
}
