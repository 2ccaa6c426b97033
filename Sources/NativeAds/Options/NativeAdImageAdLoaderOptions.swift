/// What an app asks of the pictures of the ads that it loads.
public final class NativeAdImageAdLoaderOptions: GADAdLoaderOptions {
  /// Whether only addresses are wanted, AdChoices included, and no pixels.
  public var isImageLoadingDisabled = false
  /// Whether an asset may have several pictures, all of which the app shows.
  public var shouldRequestMultipleImages = false
}
