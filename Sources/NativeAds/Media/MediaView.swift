/// The view of an ad's media: its video, or the picture of a system-defined ad that has none.
open class MediaView: UIView {
  /// What a media view shows.
  public enum Shown: Sendable, Equatable {
    /// The video.
    case video
    /// The main image.
    case image(ServedMedia)
    /// The view of a network.
    case networkView
    /// Nothing.
    case nothing
  }

  /// What there is to show; a video begins to load with it.
  public var mediaContent: MediaContent? {
    didSet {
      guard mediaContent !== oldValue else { return }
      if oldValue?.view === self { oldValue?.view = nil }
      mediaContent?.view?.mediaContent = nil
      mediaContent?.view = self
      mediaContent?.videoController.buffer()
    }
  }

  /// What it shows now.
  public var shown: Shown {
    guard let mediaContent else { return .nothing }
    if mediaContent.networkView != nil { return .networkView }
    if mediaContent.hasVideoContent { return .video }
    return mediaContent.showsImages ? mediaContent.mainImage.map { .image($0) } ?? .nothing : .nothing
  }
}

extension MediaView: Displayed {
  var displayView: UIView? { self }

  /// Starts a video with its first visible pixel.
  func display(share: Double, on phone: Phone) {
    guard share > 0 else { return }
    mediaContent?.videoController.becomeVisible()
  }
}
