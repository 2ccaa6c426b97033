public import CustomFormats

/// A view: a place on screen that holds other views.
///
/// It and its kinds below bear UIKit's names, so that an app's code reads as it does on a phone; they are as much of UIKit as the
/// SDK looks at. Nothing lays them out: a frame is what it is set to.
open class UIView {
  /// How a view draws a picture of another shape.
  public enum ContentMode: Sendable {
    /// Stretched to the view; what a view does unless it is told otherwise.
    case scaleToFill
    /// Whole, with empty bands.
    case scaleAspectFit
    /// Filling the view, with edges cut off.
    case scaleAspectFill
  }

  /// The place in the view around it, in points.
  public var frame: PointRect
  /// Whether it and all in it are invisible.
  public var isHidden = false
  /// Whether it and all in it take touches.
  public var isUserInteractionEnabled: Bool
  /// How it draws a picture.
  public var contentMode = ContentMode.scaleToFill
  /// Whether what stands in it is cut off at its edges.
  public var clipsToBounds = false
  /// The views in it, from the back to the front.
  public private(set) var subviews: [UIView] = []
  /// The view around it.
  public private(set) weak var superview: UIView?
  /// What takes its taps.
  public private(set) var gestureRecognizers: [UITapGestureRecognizer] = []

  /// The point of its own coordinates that stands in its top left corner.
  var origin: Point { Point(x: 0, y: 0) }

  /// Creates a view that takes touches.
  public init(frame: PointRect = PointRect()) {
    self.frame = frame
    isUserInteractionEnabled = true
  }

  /// The place of the view in its own coordinates.
  public var bounds: PointRect { PointRect(x: origin.x, y: origin.y, width: frame.width, height: frame.height) }

  /// Puts a view in front of those that are there; one that holds this view stays where it is.
  public func addSubview(_ view: UIView) {
    guard !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  /// Takes the view out of the view around it.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Tells whether the view is another one or stands in it, at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  /// Lets a recogniser take taps on the view.
  public func addGestureRecognizer(_ recogniser: UITapGestureRecognizer) { gestureRecognizers.append(recogniser) }
}
