public import CustomFormats

extension NativeAdView {
  /// Lays a system-defined ad out, so many points wide, fills the views, and gives the view its ad at last.
  ///
  /// The outlets are the views of the layout's slots, by the roles of the fields that they show.
  public convenience init(
    _ ad: NativeAd, of format: CustomFormat, width: Double, direction: LayoutDirection = .leftToRight
  ) {
    let content = AdContent(of: ad, format)
    let layout = LayoutMeasurer(format, metrics: .points, direction: direction).measure(content, width: width)
    self.init(frame: layout.bounds)
    show(ad, layout, of: format)
  }

  private func show(_ ad: NativeAd, _ layout: MeasuredLayout, of format: CustomFormat) {
    for slot in layout.slots {
      let view = SlotViews.view(for: slot, inNativeAdView: true)
      addSubview(view)
      if let asset = Self.asset(of: slot, format) {
        setOutlet(asset, view)
        fill(view, ad, asset)
      }
    }
    nativeAd = ad
  }

  private func fill(_ view: UIView, _ ad: NativeAd, _ asset: GADNativeAssetIdentifier) {
    SlotViews.fill(view, text: ad.text(of: asset))
    if asset == .mediaViewAsset { mediaView?.mediaContent = ad.mediaContent }
    guard let view = view as? UIImageView else { return }
    view.image = asset == .starRatingAsset ? StarPicture(rating: ad.starRating)?.image : ad.icon?.image
  }

  private static func asset(of slot: MeasuredSlot, _ format: CustomFormat) -> GADNativeAssetIdentifier? {
    switch slot.drawing {
    case .media: .mediaViewAsset
    case .adChoices: .adChoicesViewAsset
    case .attribution: nil
    case .text, .button, .stars, .image: slot.key.flatMap { format[$0]?.role }.flatMap(GADNativeAssetIdentifier.init(role:))
    }
  }
}
