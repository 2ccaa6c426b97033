/// Where AdChoices should stand in an ad view.
public final class NativeAdViewAdOptions: GADAdLoaderOptions {
  /// The corner; it counts where the ad view has no AdChoices view of its own.
  public var preferredAdChoicesPosition = AdChoicesPosition.topRightCorner
}

/// A corner of an ad view.
public enum AdChoicesPosition: Int, Sendable, CaseIterable {
  case topRightCorner, topLeftCorner, bottomRightCorner, bottomLeftCorner
}
