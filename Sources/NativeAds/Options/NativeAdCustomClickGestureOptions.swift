/// A swipe that counts as a click, for accounts that may ask for it.
public final class NativeAdCustomClickGestureOptions: GADAdLoaderOptions {
  /// The way that the finger goes.
  public let swipeGestureDirection: UISwipeGestureRecognizer.Direction
  /// Whether taps count too.
  public let areTapsAllowed: Bool

  /// Creates options.
  public init(swipeGestureDirection: UISwipeGestureRecognizer.Direction, tapsAllowed: Bool) {
    self.swipeGestureDirection = swipeGestureDirection
    areTapsAllowed = tapsAllowed
  }
}
