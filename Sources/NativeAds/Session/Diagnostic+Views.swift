import CustomFormats

extension Diagnostic {
  /// An ad view that was shown without its ad.
  static let adNotAssociated = Diagnostic(
    "ad-not-associated",
    "An ad view was shown and never given its ad, so nothing counted; write nativeAdView.nativeAd = nativeAd after filling it.")

  /// An outlet that came too late.
  static func outletSetLate(_ asset: GADNativeAssetIdentifier) -> Diagnostic {
    Diagnostic(
      "outlet-set-late",
      "The outlet \(asset.outlet) is set after nativeAd, so its view is not registered; set outlets before the ad.")
  }

  /// One ad in two views.
  static let adInSecondView = Diagnostic(
    "ad-in-second-view", "The ad is given to a second view; the first one loses its AdChoices and its media.")

  /// A network's ad without AdChoices of the network.
  static let adChoicesAbsent = Diagnostic(
    "ad-choices-absent", "The network's ad has no AdChoices view, so none is drawn; its adapter must give one.")

  /// A view of stars without stars.
  static func starsBlank(_ rating: Double) -> Diagnostic {
    Diagnostic(
      "stars-blank", "The view of the stars is shown and has no picture for the rating \(rating); hide it where there is none.")
  }

  /// V7: an asset that keeps its taps.
  static func interactionEnabled(_ asset: GADNativeAssetIdentifier) -> Diagnostic {
    Diagnostic(
      "asset-interaction-enabled",
      "User interactions must be disabled on the asset view to enable click handling: \(asset.outlet) has them on.")
  }

  /// V1: no media view, or one that cannot be seen.
  static let mediaViewNotUsed = Diagnostic(
    "image-view-for-media",
    "MediaView not used for main image or video asset: the outlet mediaView is missing, empty or of no size.")

  /// V2: a media view that no video is served to.
  static func mediaTooSmall(_ size: PointSize) -> Diagnostic {
    Diagnostic(
      "media-too-small-for-video", "MediaView is too small for video: it has \(size) points, the least is 120x120.")
  }

  /// V3: an asset that leaves the ad view.
  static func assetOutside(_ asset: GADNativeAssetIdentifier) -> Diagnostic {
    Diagnostic(
      "asset-outside-ad",
      "Advertiser assets outside native ad view: \(asset.outlet) leaves it at the moment when nativeAd is set.")
  }

  /// V4: nothing that says that it is an ad.
  static let attributionMissing = Diagnostic(
    "attribution-missing", "Ad attribution missing: no visible text of at least 15x15 points says Ad, Sponsored or the like.")

  /// V5: two assets in one place.
  static func assetsOverlap(_ one: GADNativeAssetIdentifier, _ other: GADNativeAssetIdentifier) -> Diagnostic {
    Diagnostic("slots-overlap", "Assets overlap: \(one.outlet) and \(other.outlet) share a place.")
  }

  /// V6: an ad view that earns nothing.
  static func adTooSmall(_ size: PointSize) -> Diagnostic {
    Diagnostic(
      "ad-too-small", "An ad view with a width or height smaller than 32 will be demonetized: it has \(size) points.")
  }
}
