/// Who hears of impressions, clicks and screens of a custom native ad; every method is optional.
public protocol CustomNativeAdDelegate: AnyObject {
  /// Hears that the impression counted.
  func customNativeAdDidRecordImpression(_ nativeAd: CustomNativeAd)
  /// Hears that a click counted.
  func customNativeAdDidRecordClick(_ nativeAd: CustomNativeAd)
  /// Hears that a screen is about to cover the app.
  func customNativeAdWillPresentScreen(_ nativeAd: CustomNativeAd)
  /// Hears that the screen is about to go.
  func customNativeAdWillDismissScreen(_ nativeAd: CustomNativeAd)
  /// Hears that the screen is gone.
  func customNativeAdDidDismissScreen(_ nativeAd: CustomNativeAd)
}

extension CustomNativeAdDelegate {
  /// Hears nothing.
  public func customNativeAdDidRecordImpression(_ nativeAd: CustomNativeAd) {
    nativeAd.phone.unheard(.customNativeAdDidRecordImpression)
  }
  /// Hears nothing.
  public func customNativeAdDidRecordClick(_ nativeAd: CustomNativeAd) {
    nativeAd.phone.unheard(.customNativeAdDidRecordClick)
  }
  /// Hears nothing.
  public func customNativeAdWillPresentScreen(_ nativeAd: CustomNativeAd) {
    nativeAd.phone.unheard(.customNativeAdWillPresentScreen)
  }
  /// Hears nothing.
  public func customNativeAdWillDismissScreen(_ nativeAd: CustomNativeAd) {
    nativeAd.phone.unheard(.customNativeAdWillDismissScreen)
  }
  /// Hears nothing.
  public func customNativeAdDidDismissScreen(_ nativeAd: CustomNativeAd) {
    nativeAd.phone.unheard(.customNativeAdDidDismissScreen)
  }
}
