/// Whether the app draws its own way to mute an ad.
public final class NativeMuteThisAdLoaderOptions: GADAdLoaderOptions {
  /// Whether it does.
  public var isCustomMuteThisAdRequested = true
}
