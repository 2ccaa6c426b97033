/// Who hears from a network what happens to its ad, and passes it on to the app.
///
/// It may be called on any thread.
public protocol MediationNativeAdEventDelegate: AnyObject {
  /// Takes that the network counted an impression.
  func reportImpression()
  /// Takes that the network counted a click.
  func reportClick()
  /// Takes that the network is about to cover the app.
  func willPresentFullScreenView()
  /// Takes that the network could not cover the app.
  func didFailToPresentWithError(_ error: any Error)
  /// Takes that what covers the app is about to go.
  func willDismissFullScreenView()
  /// Takes that what covered the app is gone.
  func didDismissFullScreenView()
  /// Takes that the video plays.
  func didPlayVideo()
  /// Takes that the video stands still.
  func didPauseVideo()
  /// Takes that the video is over.
  func didEndVideo()
  /// Takes that the video lost its sound.
  func didMuteVideo()
  /// Takes that the video has its sound back.
  func didUnmuteVideo()
}

/// Something that a network reports of its ad.
public enum NetworkReport: String, Sendable, CaseIterable {
  /// An impression.
  case impression = "reportImpression()"
  /// A click.
  case click = "reportClick()"
  /// It is about to cover the app.
  case willPresent = "willPresentFullScreenView()"
  /// It could not cover the app.
  case didFailToPresent = "didFailToPresentWithError(_:)"
  /// What covers the app is about to go.
  case willDismiss = "willDismissFullScreenView()"
  /// What covered the app is gone.
  case didDismiss = "didDismissFullScreenView()"
  /// The video plays.
  case play = "didPlayVideo()"
  /// The video stands still.
  case pause = "didPauseVideo()"
  /// The video is over.
  case end = "didEndVideo()"
  /// The video lost its sound.
  case mute = "didMuteVideo()"
  /// The video has its sound back.
  case unmute = "didUnmuteVideo()"

  /// What the video did, nil where it is no video's report.
  var videoMoment: VideoMoment? {
    switch self {
    case .play: .play
    case .pause: .pause
    case .end: .end
    case .mute: .mute
    case .unmute: .unmute
    default: nil
    }
  }
}
