public import CustomFormats

extension UIView {
  /// The view and all that stands in it, from the back to the front.
  var descendants: [UIView] {
    var all: [UIView] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      all.append(view)
      waiting += view.subviews.reversed()
    }
    return all
  }

  /// Returns the place of the view in a window, nil where it does not stand in it.
  func rectInWindow(_ window: UIWindow) -> PointRect? { rect(in: window) }

  /// Returns the place of the view in the coordinates of one around it, nil where it does not stand in that one.
  func rect(in ancestor: UIView) -> PointRect? {
    var rect = PointRect(x: 0, y: 0, width: frame.width, height: frame.height)
    var current = self
    while current !== ancestor {
      guard let parent = current.superview else { return nil }
      rect.x += current.frame.x - parent.origin.x
      rect.y += current.frame.y - parent.origin.y
      current = parent
    }
    return rect
  }

  /// Returns the frontmost view that takes a touch at a point of a window.
  func hitTest(_ point: Point, in window: UIWindow) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, rectInWindow(window)?.contains(point) == true else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(point, in: window) { return hit }
    }
    return self
  }

  /// Whether it and all around it are visible.
  var isVisible: Bool {
    var next: UIView? = self
    while let current = next {
      if current.isHidden { return false }
      next = current.superview
    }
    return true
  }
}

extension UIView.ContentMode {
  /// The way of drawing that a layout calls so.
  public var drawing: CustomFormats.ContentMode {
    switch self {
    case .scaleToFill: .scaleToFill
    case .scaleAspectFit: .aspectFit
    case .scaleAspectFill: .aspectFill
    }
  }

  /// Returns the mode of a layout's way of drawing.
  public init(_ drawing: CustomFormats.ContentMode) {
    self =
      switch drawing {
      case .scaleToFill: .scaleToFill
      case .aspectFit: .scaleAspectFit
      case .aspectFill: .scaleAspectFill
      }
  }
}
