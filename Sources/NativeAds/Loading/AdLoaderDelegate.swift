/// Who hears that loading failed or ended.
public protocol AdLoaderDelegate: AnyObject {
  /// Takes the reason why there is no ad.
  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error)
  /// Hears that nothing more comes; optional.
  func adLoaderDidFinishLoading(_ adLoader: AdLoader)
}

extension AdLoaderDelegate {
  /// Hears nothing.
  public func adLoaderDidFinishLoading(_ adLoader: AdLoader) { adLoader.phone.unheard(.adLoaderDidFinishLoading) }
}

/// Who receives system-defined native ads.
public protocol NativeAdLoaderDelegate: AdLoaderDelegate {
  /// Takes an ad.
  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd)
}

/// Who receives custom native ads and names their formats.
public protocol CustomNativeAdLoaderDelegate: AdLoaderDelegate {
  /// Returns the IDs of the formats that the app shows; asked once for each request.
  func customNativeAdFormatIDs(for adLoader: AdLoader) -> [String]
  /// Takes an ad.
  func adLoader(_ adLoader: AdLoader, didReceive customNativeAd: CustomNativeAd)
}
