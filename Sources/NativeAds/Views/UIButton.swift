/// A button; it keeps the taps on it, unless its interaction is off.
open class UIButton: UIView {
  /// A state of a button; its words are looked at in the normal one alone.
  public enum State: Sendable {
    /// Neither pressed nor off.
    case normal
  }

  /// The words.
  public private(set) var currentTitle: String?
  /// What a tap does.
  public var whenTapped: (() -> Void)?

  /// Sets the words.
  public func setTitle(_ title: String?, for state: State) { currentTitle = title }
}
