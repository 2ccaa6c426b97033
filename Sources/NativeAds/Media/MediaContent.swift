import CustomFormats

/// What an ad has for its media area; there always is one, if an empty one.
public final class MediaContent {
  /// Whether there is a video.
  ///
  /// Without one a media view of a custom native ad stays blank, and the app shows a picture itself.
  public let hasVideoContent: Bool
  /// The width of the media over its height; 0 without any or where it is not known.
  public let aspectRatio: Double
  /// The playing time of the video in seconds; 0 without a video or where it is not known.
  public let duration: Double
  /// The picture that a media view shows where there is no video; the first that was downloaded, unless the app sets another.
  ///
  /// Of a custom native ad it has no effect.
  public var mainImage: ServedMedia?
  /// The control of the video.
  public let videoController: VideoController
  /// The view of the network that shows its own media.
  public let networkView: UIView?

  /// The media view that shows it; the last that it was given to.
  weak var view: MediaView?
  let showsImages: Bool

  /// Creates the content of a custom native ad, which has a video or nothing.
  static func custom(_ video: ServedMedia?, _ controller: VideoController) -> MediaContent {
    MediaContent(video: video, mainImage: nil, showsImages: false, controller)
  }

  /// Creates the content of a system-defined ad: a video, else its main image.
  static func native(video: ServedMedia?, mainImage: ServedMedia?, _ controller: VideoController) -> MediaContent {
    MediaContent(video: video, mainImage: mainImage, showsImages: true, controller)
  }

  /// Creates the content of a network's ad, which tells of its media itself.
  static func network(
    _ view: UIView?, hasVideo: Bool, mainImage: ServedMedia?, aspectRatio: Double, duration: Double,
    _ controller: VideoController
  ) -> MediaContent {
    MediaContent(
      hasVideo: hasVideo, duration: duration, mainImage: mainImage, aspectRatio: aspectRatio, showsImages: true,
      networkView: view,
      controller)
  }

  private convenience init(
    video: ServedMedia?, mainImage: ServedMedia?, showsImages: Bool, _ controller: VideoController
  ) {
    let facts = video?.file?.video
    let own = facts.map { Self.ratio($0.shownWidth, $0.shownHeight) }
    let picture = mainImage?.file?.image.map { Self.ratio($0.shownWidth, $0.shownHeight) }
    self.init(
      hasVideo: video != nil, duration: facts?.durationSeconds ?? 0, mainImage: mainImage,
      aspectRatio: (video == nil ? picture : own) ?? 0, showsImages: showsImages, networkView: nil, controller)
  }

  private init(
    hasVideo: Bool, duration: Double, mainImage: ServedMedia?, aspectRatio: Double, showsImages: Bool, networkView: UIView?,
    _ controller: VideoController
  ) {
    hasVideoContent = hasVideo
    self.duration = duration
    self.mainImage = mainImage
    self.aspectRatio = aspectRatio
    self.showsImages = showsImages
    self.networkView = networkView
    videoController = controller
    controller.duration = hasVideo ? duration : 0
  }

  /// How much of the video has played, in seconds; 0 without a video.
  public var currentTime: Double { videoController.currentTime }

  private static func ratio(_ width: Int, _ height: Int) -> Double { height > 0 ? Double(width) / Double(height) : 0 }
}
