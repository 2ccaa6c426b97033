/// A message that the SDK sends to a delegate, named as the delegate's method.
public enum DelegateMessage: String, Sendable, CaseIterable {
  /// A loader hands out a system-defined ad.
  case didReceiveNativeAd = "adLoader(_:didReceive: NativeAd)"
  /// A loader hands out a custom ad.
  case didReceiveCustomNativeAd = "adLoader(_:didReceive: CustomNativeAd)"
  /// A loader hands out an error.
  case didFailToReceiveAd = "adLoader(_:didFailToReceiveAdWithError:)"
  /// A loader has nothing more.
  case adLoaderDidFinishLoading = "adLoaderDidFinishLoading(_:)"

  /// The impression of a custom ad counted.
  case customNativeAdDidRecordImpression = "customNativeAdDidRecordImpression(_:)"
  /// A click on a custom ad counted.
  case customNativeAdDidRecordClick = "customNativeAdDidRecordClick(_:)"
  /// A screen is about to come after a click on a custom ad.
  case customNativeAdWillPresentScreen = "customNativeAdWillPresentScreen(_:)"
  /// The screen of a custom ad is about to go.
  case customNativeAdWillDismissScreen = "customNativeAdWillDismissScreen(_:)"
  /// The screen of a custom ad is gone.
  case customNativeAdDidDismissScreen = "customNativeAdDidDismissScreen(_:)"

  /// The impression of a system-defined ad counted.
  case nativeAdDidRecordImpression = "nativeAdDidRecordImpression(_:)"
  /// A click on a system-defined ad counted.
  case nativeAdDidRecordClick = "nativeAdDidRecordClick(_:)"
  /// A swipe over a system-defined ad counted as a click.
  case nativeAdDidRecordSwipeGestureClick = "nativeAdDidRecordSwipeGestureClick(_:)"
  /// A screen is about to come after a click on a system-defined ad.
  case nativeAdWillPresentScreen = "nativeAdWillPresentScreen(_:)"
  /// The screen of a system-defined ad is about to go.
  case nativeAdWillDismissScreen = "nativeAdWillDismissScreen(_:)"
  /// The screen of a system-defined ad is gone.
  case nativeAdDidDismissScreen = "nativeAdDidDismissScreen(_:)"

  /// A video plays.
  case videoControllerDidPlayVideo = "videoControllerDidPlayVideo(_:)"
  /// A video stands still.
  case videoControllerDidPauseVideo = "videoControllerDidPauseVideo(_:)"
  /// A video is over.
  case videoControllerDidEndVideoPlayback = "videoControllerDidEndVideoPlayback(_:)"
  /// A video lost its sound.
  case videoControllerDidMuteVideo = "videoControllerDidMuteVideo(_:)"
  /// A video has its sound back.
  case videoControllerDidUnmuteVideo = "videoControllerDidUnmuteVideo(_:)"
}
