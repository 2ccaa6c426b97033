public import CustomFormats

extension AdContent {
  /// Asks an ad for everything that a layout of its format may show, as an app fills its views.
  ///
  /// AdChoices is hidden where there is no picture to draw, as in the guide's Swift code.
  public init(of ad: CustomNativeAd, _ format: CustomFormat, locale: String?) {
    self.init(hasAdChoices: ad.image(forKey: format.adChoices.key)?.image != nil)
    for field in format.fields {
      if let text = ad.string(forKey: field.key) { texts[field.key] = text }
      if ad.image(forKey: field.key) != nil { images.insert(field.key) }
    }
    if ad.mediaContent.hasVideoContent {
      media = .video(ratio: ad.mediaContent.aspectRatio)
    } else if let field = format.mediaImageField, let image = ad.image(forKey: field.key) {
      let facts = image.image?.file?.image
      media = .image(ratio: facts.map { $0.shownHeight > 0 ? Double($0.shownWidth) / Double($0.shownHeight) : 0 } ?? 0)
    }
    attribution = Self.badge(format, locale)
  }

  /// Returns the badge's words in a language, nil where the format has none for it.
  private static func badge(_ format: CustomFormat, _ locale: String?) -> String? {
    guard let locale, format.attribution.field == nil else { return nil }
    let texts = format.attribution.texts
    let language = String(locale.prefix { $0 != "-" && $0 != "_" })
    return texts[locale] ?? texts[language] ?? texts[language.lowercased()]
  }
}
