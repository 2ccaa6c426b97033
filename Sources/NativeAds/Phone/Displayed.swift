/// Something that goes by how much of a view is on screen.
protocol Displayed: AnyObject {
  /// The view that shows it.
  var displayView: UIView? { get }
  /// Takes the share of the view that a frame shows, 0 to 1.
  func display(share: Double, on phone: Phone)
}

/// A reference that keeps nothing alive.
struct WeakDisplayed {
  /// What is referred to, as long as it lives.
  weak var displayed: (any Displayed)?
}
