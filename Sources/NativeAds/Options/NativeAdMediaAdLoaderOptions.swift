/// The shape that media should have; a wish, and no promise.
public final class NativeAdMediaAdLoaderOptions: GADAdLoaderOptions {
  /// The shape.
  public var mediaAspectRatio = MediaAspectRatio.unknown
}

/// A shape of media.
public enum MediaAspectRatio: Int, Sendable, CaseIterable {
  /// None was asked for.
  case unknown
  /// Whatever there is.
  case any
  /// Wider than high.
  case landscape
  /// Higher than wide.
  case portrait
  /// As wide as high.
  case square
}
