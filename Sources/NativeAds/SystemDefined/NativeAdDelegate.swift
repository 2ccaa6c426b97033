/// Who hears of impressions, clicks and screens of a native ad; every method is optional.
public protocol NativeAdDelegate: AnyObject {
  /// Hears that the impression counted.
  func nativeAdDidRecordImpression(_ nativeAd: NativeAd)
  /// Hears that a click counted.
  func nativeAdDidRecordClick(_ nativeAd: NativeAd)
  /// Hears that a swipe counted as a click.
  func nativeAdDidRecordSwipeGestureClick(_ nativeAd: NativeAd)
  /// Hears that a screen is about to cover the app.
  func nativeAdWillPresentScreen(_ nativeAd: NativeAd)
  /// Hears that the screen is about to go.
  func nativeAdWillDismissScreen(_ nativeAd: NativeAd)
  /// Hears that the screen is gone.
  func nativeAdDidDismissScreen(_ nativeAd: NativeAd)
}

extension NativeAdDelegate {
  /// Hears nothing.
  public func nativeAdDidRecordImpression(_ nativeAd: NativeAd) { nativeAd.phone.unheard(.nativeAdDidRecordImpression) }
  /// Hears nothing.
  public func nativeAdDidRecordClick(_ nativeAd: NativeAd) { nativeAd.phone.unheard(.nativeAdDidRecordClick) }
  /// Hears nothing.
  public func nativeAdDidRecordSwipeGestureClick(_ nativeAd: NativeAd) {
    nativeAd.phone.unheard(.nativeAdDidRecordSwipeGestureClick)
  }
  /// Hears nothing.
  public func nativeAdWillPresentScreen(_ nativeAd: NativeAd) { nativeAd.phone.unheard(.nativeAdWillPresentScreen) }
  /// Hears nothing.
  public func nativeAdWillDismissScreen(_ nativeAd: NativeAd) { nativeAd.phone.unheard(.nativeAdWillDismissScreen) }
  /// Hears nothing.
  public func nativeAdDidDismissScreen(_ nativeAd: NativeAd) { nativeAd.phone.unheard(.nativeAdDidDismissScreen) }
}
