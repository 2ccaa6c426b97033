/// What a field means to whoever draws or buys the ad.
public enum FieldRole: String, Sendable, CaseIterable {
  case headline, body, callToAction, advertiser, price, store, starRating, icon, mainImage, video, attribution, altText
  case web, deepLink, impressionTracker, clickTracker

  /// Whether the role is one of a URL field.
  public var isLink: Bool {
    switch self {
    case .web, .deepLink, .impressionTracker, .clickTracker: true
    default: false
    }
  }

  /// Returns the role that a usual key has, nil for other keys.
  public static func usual(for key: String, kind: FieldKind) -> FieldRole? {
    let folded = String(key.lowercased().filter { $0.isLetter || $0.isNumber })
    guard let role = usualKeys[folded] else { return nil }
    return role.suits(kind) ? role : nil
  }

  /// Tells whether a field of a kind can have the role.
  func suits(_ kind: FieldKind) -> Bool {
    switch (self, kind) {
    case (.icon, .image), (.mainImage, .image), (.video, .video): true
    case (.icon, _), (.mainImage, _), (.video, _): false
    case (_, .url): isLink
    case (_, .image), (_, .video): false
    default: !isLink
    }
  }

  private static let usualKeys: [String: FieldRole] = [
    "headline": .headline, "title": .headline, "body": .body, "caption": .body, "description": .body,
    "calltoaction": .callToAction,
    "cta": .callToAction, "advertiser": .advertiser, "sponsor": .advertiser, "brand": .advertiser, "price": .price,
    "store": .store,
    "starrating": .starRating, "rating": .starRating, "icon": .icon, "appicon": .icon, "logo": .icon, "mainimage": .mainImage,
    "image": .mainImage, "picture": .mainImage, "video": .video, "badge": .attribution, "attribution": .attribution,
    "alttext": .altText, "clickthrough": .web, "landingpage": .web, "website": .web, "deeplink": .deepLink, "applink": .deepLink,
    "deeplinkclickactionurl": .deepLink, "impressiontracker": .impressionTracker,
    "thirdpartyimpressiontracker": .impressionTracker,
    "clicktracker": .clickTracker, "thirdpartyclicktracker": .clickTracker,
  ]
}
