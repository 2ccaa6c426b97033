/// The shape that media should have; a wish, and no promise.
public final class NativeAdMediaAdLoaderOptions: GADAdLoaderOptions {
  /// The shape.
  public var mediaAspectRatio = MediaAspectRatio.unknown
}

/// A shape of media.
public enum MediaAspectRatio: Int, Sendable, CaseIterable {
  case unknown, any, landscape, portrait, square
}
