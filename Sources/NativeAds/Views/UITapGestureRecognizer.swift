/// What takes taps on a view; it has a closure where UIKit has a target and a selector.
public final class UITapGestureRecognizer {
  /// What a tap does.
  let action: () -> Void

  /// Creates a recogniser.
  public init(_ action: @escaping () -> Void) { self.action = action }
}
