/// What an app asks of the pictures of the ads that it loads.
public struct NativeAdImageAdLoaderOptions: Sendable, Equatable {
  /// Whether only addresses are wanted, AdChoices included, and no pixels.
  public var isImageLoadingDisabled = false

  /// Creates options as they are without any: pixels are loaded.
  public init() {}
}
