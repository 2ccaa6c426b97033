/// What an app presents screens from; the emulator only holds it.
open class UIViewController {
  /// Its view.
  public let view = UIView()

  /// Creates a controller.
  public init() {}
}
