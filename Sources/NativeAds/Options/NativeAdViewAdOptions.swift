/// Where AdChoices should stand in an ad view.
public final class NativeAdViewAdOptions: GADAdLoaderOptions {
  /// The corner; it counts where the ad view has no AdChoices view of its own.
  public var preferredAdChoicesPosition = AdChoicesPosition.topRightCorner
}

/// A corner of an ad view.
public enum AdChoicesPosition: Int, Sendable, CaseIterable {
  /// At the top, on the right.
  case topRightCorner
  /// At the top, on the left.
  case topLeftCorner
  /// At the bottom, on the right.
  case bottomRightCorner
  /// At the bottom, on the left.
  case bottomLeftCorner
}
