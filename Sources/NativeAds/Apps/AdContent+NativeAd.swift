public import CustomFormats

extension AdContent {
  /// Asks a system-defined ad for everything that a layout of a format may show, by the roles of its fields.
  public init(of ad: NativeAd, _ format: CustomFormat) {
    self.init(hasAdChoices: ad.drawsAdChoices)
    for field in format.fields {
      guard let asset = field.role.flatMap(GADNativeAssetIdentifier.init(role:)) else { continue }
      if field.kind == .image {
        if asset == .iconAsset, ad.icon != nil { images.insert(field.key) }
      } else if let text = ad.text(of: asset) {
        texts[field.key] = text
      }
    }
    switch (ad.mediaContent.hasVideoContent, ad.mediaContent.mainImage) {
    case (true, _): media = .video(ratio: ad.mediaContent.aspectRatio)
    case (false, .some): media = .image(ratio: ad.mediaContent.aspectRatio)
    case (false, .none): break
    }
  }
}

extension NativeAd {
  /// Returns the words of an asset; nil where it has none.
  func text(of asset: GADNativeAssetIdentifier) -> String? {
    switch asset {
    case .headlineAsset: headline
    case .bodyAsset: body
    case .callToActionAsset: callToAction
    case .storeAsset: store
    case .priceAsset: price
    case .advertiserAsset: advertiser
    case .starRatingAsset: starRating.map { "\($0)" }
    case .iconAsset, .imageAsset, .mediaViewAsset, .adChoicesViewAsset: nil
    }
  }
}

extension GADNativeAssetIdentifier {
  /// Returns the asset that fields of a role are; nil for roles that are no asset.
  init?(role: FieldRole) {
    switch role {
    case .headline: self = .headlineAsset
    case .body: self = .bodyAsset
    case .callToAction: self = .callToActionAsset
    case .advertiser: self = .advertiserAsset
    case .price: self = .priceAsset
    case .store: self = .storeAsset
    case .starRating: self = .starRatingAsset
    case .icon: self = .iconAsset
    case .mainImage, .video: self = .mediaViewAsset
    case .attribution, .altText, .web, .deepLink, .impressionTracker, .clickTracker: return nil
    }
  }
}
