/// The name under which swipes have their directions.
public enum UISwipeGestureRecognizer {
  /// Where a finger goes.
  public enum Direction: Sendable {
    /// To the right.
    case right
    /// To the left.
    case left
    /// Up.
    case up
    /// Down.
    case down
  }
}
