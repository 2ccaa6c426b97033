import CustomFormats

extension Phone {
  /// Draws a frame: whatever became visible or left the screen since the last one takes notice.
  ///
  /// ``advance(by:)`` draws one at its end; call this after a list was scrolled in no time.
  public func drawFrame() {
    for view in window.descendants {
      if let displayed = view as? any Displayed { watch(displayed) }
    }
    // Ads before media: a video of an ad waits for its impression. Each hears of a frame once.
    let present = watched.compactMap(\.displayed)
    for displayed in present where !(displayed is MediaView) { show(displayed) }
    for displayed in present where displayed is MediaView { show(displayed) }
    watched.removeAll { $0.displayed == nil }
  }

  /// Looks at something from now on, for as long as it lives.
  func watch(_ displayed: any Displayed) {
    if !watched.contains(where: { $0.displayed === displayed }) { watched.append(WeakDisplayed(displayed: displayed)) }
  }

  /// Returns the share of a view that is on screen, 0 to 1.
  public func visibleShare(of view: UIView) -> Double {
    guard var rect = view.rectInWindow(window) else { return 0 }
    let area = view.frame.width * view.frame.height
    guard area > 0 else { return 0 }
    var next: UIView? = view
    while let current = next {
      guard !current.isHidden else { return 0 }
      if current !== view, current.clipsToBounds, let clip = current.rectInWindow(window) { rect = rect.shared(with: clip) }
      next = current.superview
    }
    guard rect.width > 0, rect.height > 0 else { return 0 }
    return min(1, rect.width * rect.height / area)
  }

  /// Takes away the screen that covers the app: its browser or the page about an ad.
  public func dismissScreen() {
    guard let presenter else { return }
    self.presenter = nil
    record(.screenDismissed, ad: presenter.number)
    presenter.tell(.willDismiss)
    presenter.tell(.didDismiss)
  }

  private func show(_ displayed: any Displayed) {
    displayed.display(share: displayed.displayView.map(visibleShare) ?? 0, on: self)
  }
}
