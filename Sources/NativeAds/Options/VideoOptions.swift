/// How videos start, and who controls them.
public final class VideoOptions: GADAdLoaderOptions {
  /// Whether a video starts without sound.
  public var shouldStartMuted = true
  /// Whether the app wants to draw the controls; granted for reservations alone.
  public var areCustomControlsRequested = false
  /// Whether a tap should make a video larger; granted for reservations alone.
  public var isClickToExpandRequested = false
}
