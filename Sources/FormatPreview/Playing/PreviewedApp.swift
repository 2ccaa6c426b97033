import CustomFormats
import NativeAds

/// An app that shows whatever ad it gets.
final class PreviewedApp {
  private let formatID: String
  private var custom: CustomNativeAd?
  private var native: NativeAd?
  private var view: UIView?

  /// Creates an app that shows one format.
  init(formatID: String) { self.formatID = formatID }

  /// Shows the ad that came, laid out as it was staged, and records its impression where that is the app's to do.
  func show(as staged: StagedAd, hasHandler: Bool, on phone: Phone) {
    let width = staged.phone.size.width
    if let custom {
      if hasHandler { custom.customClickHandler = { _ in } }
      let view = CustomAdView(custom, of: staged.format, width: width, direction: staged.direction)
      self.view = view
      phone.window.addSubview(view)
      phone.drawFrame()
      custom.recordImpression()
    } else if let native {
      let view = NativeAdView(native, of: staged.format, width: width, direction: staged.direction)
      self.view = view
      phone.window.addSubview(view)
    }
  }

  /// Takes the ad off the screen, and then a system-defined one out of its view.
  func leave(_ phone: Phone) {
    view?.removeFromSuperview()
    phone.drawFrame()
    (view as? NativeAdView)?.nativeAd = nil
  }
}

extension PreviewedApp: CustomNativeAdLoaderDelegate, NativeAdLoaderDelegate {
  func customNativeAdFormatIDs(for adLoader: AdLoader) -> [String] { [formatID] }

  func adLoader(_ adLoader: AdLoader, didReceive customNativeAd: CustomNativeAd) { custom = customNativeAd }

  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) { native = nativeAd }

  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error) {}
}
