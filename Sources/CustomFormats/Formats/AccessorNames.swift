/// The names under which an app's SDK hands out what a creative brings.
public enum AccessorNames: String, Sendable, CaseIterable {
  /// The Swift names of the Google Mobile Ads SDK for iOS.
  case ios
  /// The Java and Kotlin names of the same SDK for Android.
  case android

  /// Returns the call that gives a field's asset, to stand behind the ad's variable and a point.
  public func accessor(of field: AssetField, in format: CustomFormat) -> String {
    switch format.type {
    case .custom: custom(field)
    case .systemDefined: systemDefined(field)
    }
  }

  /// Returns the call that gives the AdChoices picture of a custom ad.
  ///
  /// The SDK for iOS publishes a name and no literal; that for Android takes the literal.
  public func adChoicesAccessor(in format: CustomFormat) -> String {
    switch self {
    case .ios: "image(forKey: GADNativeAssetIdentifier.adChoicesViewAsset.rawValue)"
    case .android: "getImage(\(Self.literal(format.adChoices.key)))"
    }
  }

  private func custom(_ field: AssetField) -> String {
    let key = Self.literal(field.key)
    switch (self, field.kind) {
    case (.ios, .video): return "mediaContent"
    case (.ios, .image): return "image(forKey: \(key))"
    case (.ios, _): return "string(forKey: \(key))"
    case (.android, .video): return "getMediaContent()"
    case (.android, .image): return "getImage(\(key))"
    case (.android, _): return "getText(\(key))"
    }
  }

  private func systemDefined(_ field: AssetField) -> String {
    guard let property = field.kind == .video ? "mediaContent" : Self.property(of: field.role) else {
      return self == .ios ? "extraAssets?[\(Self.literal(field.key))]" : "getExtras()"
    }
    return self == .ios ? property : "get\(property.prefix(1).uppercased())\(property.dropFirst())()"
  }

  private static func property(of role: FieldRole?) -> String? {
    switch role {
    case .headline, .body, .callToAction, .advertiser, .price, .store, .starRating, .icon: role?.rawValue
    // The main image of a system-defined ad is drawn by its media view.
    case .mainImage, .video: "mediaContent"
    case .attribution, .altText, .web, .deepLink, .impressionTracker, .clickTracker, nil: nil
    }
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
