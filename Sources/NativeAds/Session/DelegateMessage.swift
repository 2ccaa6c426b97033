/// A message that the SDK sends to a delegate, named as the delegate's method.
public enum DelegateMessage: String, Sendable, CaseIterable {
  case didReceiveNativeAd = "adLoader(_:didReceive: NativeAd)"
  case didReceiveCustomNativeAd = "adLoader(_:didReceive: CustomNativeAd)"
  case didFailToReceiveAd = "adLoader(_:didFailToReceiveAdWithError:)"
  case adLoaderDidFinishLoading = "adLoaderDidFinishLoading(_:)"

  case customNativeAdDidRecordImpression = "customNativeAdDidRecordImpression(_:)"
  case customNativeAdDidRecordClick = "customNativeAdDidRecordClick(_:)"
  case customNativeAdWillPresentScreen = "customNativeAdWillPresentScreen(_:)"
  case customNativeAdWillDismissScreen = "customNativeAdWillDismissScreen(_:)"
  case customNativeAdDidDismissScreen = "customNativeAdDidDismissScreen(_:)"

  case nativeAdDidRecordImpression = "nativeAdDidRecordImpression(_:)"
  case nativeAdDidRecordClick = "nativeAdDidRecordClick(_:)"
  case nativeAdDidRecordSwipeGestureClick = "nativeAdDidRecordSwipeGestureClick(_:)"
  case nativeAdWillPresentScreen = "nativeAdWillPresentScreen(_:)"
  case nativeAdWillDismissScreen = "nativeAdWillDismissScreen(_:)"
  case nativeAdDidDismissScreen = "nativeAdDidDismissScreen(_:)"

  case videoControllerDidPlayVideo = "videoControllerDidPlayVideo(_:)"
  case videoControllerDidPauseVideo = "videoControllerDidPauseVideo(_:)"
  case videoControllerDidEndVideoPlayback = "videoControllerDidEndVideoPlayback(_:)"
  case videoControllerDidMuteVideo = "videoControllerDidMuteVideo(_:)"
  case videoControllerDidUnmuteVideo = "videoControllerDidUnmuteVideo(_:)"
}
