/// What a tap on an ad meets and reports.
public struct LayoutTap: Sendable, Equatable {
  /// The slot under the finger, nil for none.
  public var slot: String?
  /// The key that is reported; nil for the background and for slots that report nothing.
  public var key: String?
  /// Whether a control that was left on takes the tap for itself.
  public var isSwallowed = false

  /// Creates what a tap meets and reports.
  public init(slot: String?, key: String?, isSwallowed: Bool = false) {
    self.slot = slot
    self.key = key
    self.isSwallowed = isSwallowed
  }
}
