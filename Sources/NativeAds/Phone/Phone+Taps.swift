public import CustomFormats

extension Phone {
  /// Taps the middle of a view.
  public func tap(_ view: UIView) {
    guard let rect = view.rectInWindow(window) else {
      record(.touched(.nothing))
      return
    }
    tap(at: rect.centre)
  }

  /// Taps a point of the screen.
  ///
  /// The frontmost view there that takes touches has the tap, else the nearest one around it that does something: a button, a
  /// view with a gesture recogniser, or the ad view, which finds the asset by itself.
  public func tap(at point: Point) { touch(at: point, .tap) }

  /// Swipes over a point of the screen.
  public func swipe(at point: Point, _ direction: UISwipeGestureRecognizer.Direction) { touch(at: point, .swipe(direction)) }

  private func touch(at point: Point, _ gesture: Gesture) {
    let hit = window.hitTest(point, in: window)
    var next = hit
    while let view = next {
      if let recogniser = view.gestureRecognizers.last, gesture == .tap {
        record(.touched(.recogniser))
        recogniser.action()
        return
      }
      if let button = view as? UIButton, gesture == .tap {
        record(.touched(.button))
        button.whenTapped?()
        return
      }
      if let adView = view as? NativeAdView {
        adView.touched(at: point, gesture, hit: hit, on: self)
        return
      }
      next = view.superview
    }
    record(.touched(.nothing))
  }
}

/// What a finger does.
enum Gesture: Equatable {
  /// It taps.
  case tap
  /// It swipes.
  case swipe(UISwipeGestureRecognizer.Direction)
}
