/// A change that was taken back, and the change that did it.
public struct Reversal: Hashable, Sendable {
  /// The change that was taken back.
  public let reverted: StoredChange
  /// The change that took it back.
  public let made: StoredChange
}
