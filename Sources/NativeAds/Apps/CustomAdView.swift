public import CustomFormats

/// What an app shows of a custom native ad: the layout of its format, filled from the ad, with taps that report their keys.
public final class CustomAdView: UIView {
  /// A slot and the view that stands for it.
  public struct Slot {
    /// Where and what it is.
    public let slot: MeasuredSlot
    /// The view.
    public let view: UIView
  }

  /// The ad.
  public let customNativeAd: CustomNativeAd
  /// The slots from the back to the front.
  public private(set) var slots: [Slot] = []

  /// Lays an ad out, so many points wide, and fills the views; no impression is recorded.
  public init(_ ad: CustomNativeAd, of format: CustomFormat, width: Double, direction: LayoutDirection = .leftToRight) {
    customNativeAd = ad
    let content = AdContent(of: ad, format, locale: ad.creative.locale)
    let layout = LayoutMeasurer(format, metrics: .points, direction: direction).measure(content, width: width)
    super.init(frame: layout.bounds)
    for slot in layout.slots { add(slot) }
    ad.shown(in: self)
  }

  /// Returns the view of the frontmost slot of a name.
  public func view(of slot: String) -> UIView? { slots.last { $0.slot.name == slot }?.view }

  private func add(_ slot: MeasuredSlot) {
    let view = SlotViews.view(for: slot, inNativeAdView: false)
    addSubview(view)
    slots.append(Slot(slot: slot, view: view))
    if let tap = slot.tap, !slot.isInteractive {
      view.isUserInteractionEnabled = true
      view.addGestureRecognizer(UITapGestureRecognizer { [customNativeAd] in customNativeAd.performClickOnAsset(withKey: tap) })
    }
    if slot.drawing == .media, let mediaView = view as? MediaView {
      mediaView.mediaContent = customNativeAd.mediaContent
      if !customNativeAd.mediaContent.hasVideoContent { addFallback(slot, over: mediaView) }
    } else if slot.drawing == .adChoices {
      let key = GADNativeAssetIdentifier.adChoicesViewAsset.rawValue
      (view as? UIImageView)?.image = customNativeAd.image(forKey: key)?.image
    } else if let key = slot.key {
      SlotViews.fill(view, text: customNativeAd.string(forKey: key))
      (view as? UIImageView)?.image = customNativeAd.image(forKey: key)?.image
    }
  }

  /// Puts the picture where no video is: a media view of a custom ad has none.
  private func addFallback(_ slot: MeasuredSlot, over mediaView: MediaView) {
    let picture = UIImageView(image: slot.key.flatMap { customNativeAd.image(forKey: $0)?.image })
    picture.frame = mediaView.bounds
    picture.contentMode = mediaView.contentMode
    mediaView.addSubview(picture)
  }
}
