/// Who hears how a video plays; every method is optional.
public protocol VideoControllerDelegate: AnyObject {
  /// Hears that it plays.
  func videoControllerDidPlayVideo(_ videoController: VideoController)
  /// Hears that it stands still.
  func videoControllerDidPauseVideo(_ videoController: VideoController)
  /// Hears that it is over.
  func videoControllerDidEndVideoPlayback(_ videoController: VideoController)
  /// Hears that its sound is off.
  func videoControllerDidMuteVideo(_ videoController: VideoController)
  /// Hears that its sound is on.
  func videoControllerDidUnmuteVideo(_ videoController: VideoController)
}

extension VideoControllerDelegate {
  /// Hears nothing.
  public func videoControllerDidPlayVideo(_ videoController: VideoController) {
    videoController.unheard(.videoControllerDidPlayVideo)
  }
  /// Hears nothing.
  public func videoControllerDidPauseVideo(_ videoController: VideoController) {
    videoController.unheard(.videoControllerDidPauseVideo)
  }
  /// Hears nothing.
  public func videoControllerDidEndVideoPlayback(_ videoController: VideoController) {
    videoController.unheard(.videoControllerDidEndVideoPlayback)
  }
  /// Hears nothing.
  public func videoControllerDidMuteVideo(_ videoController: VideoController) {
    videoController.unheard(.videoControllerDidMuteVideo)
  }
  /// Hears nothing.
  public func videoControllerDidUnmuteVideo(_ videoController: VideoController) {
    videoController.unheard(.videoControllerDidUnmuteVideo)
  }
}
