/// What a piece of text is; each surface decides what that looks like.
public enum Style: Sendable, Hashable, CaseIterable {
  /// Text like any other.
  case plain
  /// What the eye should find first.
  case strong
  /// What may be overlooked.
  case faint
  /// A verdict that passes.
  case success
  /// A verdict to look into.
  case warning
  /// A verdict that fails.
  case failure
  /// What the keys act on.
  case selected
  /// What points at it.
  case accent
}
