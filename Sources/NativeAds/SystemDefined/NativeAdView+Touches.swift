import CustomFormats

extension NativeAdView {
  /// Takes a touch: finds the asset that stands there.
  ///
  /// Taps on a playing video are for its controls. Taps where no asset stands count for nothing.
  func touched(at point: Point, _ gesture: Gesture, hit: UIView?, on phone: Phone) {
    guard let nativeAd, nativeAd.view === self else { return phone.record(.touched(.background)) }
    if let overlay, overlay.isVisible, overlay.rectInWindow(phone.window)?.contains(point) == true {
      return nativeAd.openAdChoices()
    }
    guard let (asset, view) = asset(at: point, in: phone.window) else {
      return phone.record(.touched(.background), ad: nativeAd.number)
    }
    if asset == .adChoicesViewAsset { return nativeAd.openAdChoices() }
    if asset != .mediaViewAsset, view.isUserInteractionEnabled, let hit, hit.isDescendant(of: view) {
      return phone.record(.touched(.interactiveAsset(asset)), ad: nativeAd.number)
    }
    if asset == .mediaViewAsset, nativeAd.mediaContent.videoController.isPlaying {
      return phone.record(.touched(.videoControls), ad: nativeAd.number)
    }
    phone.record(.touched(.asset(asset)), ad: nativeAd.number)
    nativeAd.click(asset, view, gesture)
  }

  /// Returns the frontmost registered view at a point.
  private func asset(at point: Point, in window: UIWindow) -> (GADNativeAssetIdentifier, UIView)? {
    let views = registered.compactMap { entry in entry.view.map { (entry.asset, $0) } }
    for view in descendants.reversed() where view.isVisible && view.rectInWindow(window)?.contains(point) == true {
      if let entry = views.first(where: { $0.1 === view }) { return entry }
    }
    return nil
  }
}

extension NativeAd {
  /// Takes a click on an asset: counts it and follows it, or leaves both to the network.
  fileprivate func click(_ asset: GADNativeAssetIdentifier, _ view: UIView, _ gesture: Gesture) {
    switch (gesture, options.clickGesture) {
    case (.tap, let own) where own?.areTapsAllowed ?? true: break
    case (.swipe(let direction), let own?) where own.swipeGestureDirection == direction: break
    default: return
    }
    guard mediated?.handlesUserClicks() != true else {
      wasTouched = true
      return
    }
    guard phone.countsClick(hasImpression: hasImpression, ad: number) else { return }
    if gesture != .tap {
      phone.record(.swipeRecorded(asset: asset.name), ad: number)
      phone.tell(.nativeAdDidRecordSwipeGestureClick, delegate, ad: number) { $0.nativeAdDidRecordSwipeGestureClick(self) }
    }
    recordClick(on: asset.name)
    if let mediated {
      // The network opens what its ad leads to.
      mediated.didRecordClickOnAsset(with: asset, view: view, viewController: rootViewController)
    } else {
      phone.follow(route(for: asset), for: self)
    }
  }

  /// Opens the page about the ad, which is no click on the ad.
  fileprivate func openAdChoices() {
    phone.record(.touched(.adChoices), ad: number)
    phone.follow(
      ClickRoute(key: GADNativeAssetIdentifier.adChoicesViewAsset.name, stops: [.aboutThisAd], clickTrackers: []), for: self)
  }
}
