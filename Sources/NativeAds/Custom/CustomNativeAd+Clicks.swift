import Documents

extension CustomNativeAd {
  /// Reports a click on what has that key.
  ///
  /// Trackers are called whoever takes the click. A key that the format does not declare counts for nothing.
  public func performClickOnAsset(withKey key: String) {
    phone.record(.clickReported(key: key), ad: number)
    guard let route = route(forKey: key) else {
      phone.report(.clickOnUnknownAsset(key, nearest: NearMatch.of(key, among: creative.declaredKeys)), ad: number)
      return
    }
    if !isAdChoices(key), creative.clickableKeys?.contains(key) == false {
      phone.report(.clickOnDisplayOnlyAsset(key), ad: number)
    }
    if isAdChoices(key), customClickHandler != nil {
      phone.assume(.adChoicesClick, ad: number)
      if route.stops == [.handler] { phone.report(.adChoicesClickSwallowed, ad: number) }
    }
    if route.stops != [.aboutThisAd] {
      guard phone.countsClick(hasImpression: hasImpression, ad: number) else { return }
      phone.record(.clickRecorded(asset: key), ad: number)
      phone.call(route.clickTrackers, ad: number)
      phone.tell(.customNativeAdDidRecordClick, delegate, ad: number) { $0.customNativeAdDidRecordClick(self) }
    }
    if route.stops.first == .handler {
      phone.record(.handlerCalled(key: key), ad: number)
      customClickHandler?(key)
    } else {
      phone.follow(route, for: self)
    }
  }

  /// Returns where a click reported under a key goes; nil for a key that the format does not declare.
  public func route(forKey key: String) -> ClickRoute? {
    if isAdChoices(key), customClickHandler == nil || phone.switches.adChoicesClick == .aboutThisAd {
      // Looking at why an ad is shown is no visit to its advertiser.
      return ClickRoute(key: key, stops: [.aboutThisAd], clickTrackers: [])
    }
    guard isAdChoices(key) || creative.declaredKeys.contains(key) else { return nil }
    if customClickHandler != nil { return ClickRoute(key: key, stops: [.handler], clickTrackers: creative.clickTrackers) }
    return ClickRoute(
      key: key, deepLinks: creative.deepLinks, destination: creative.destination, clickTrackers: creative.clickTrackers)
  }
}

extension CustomNativeAd: ScreenPresenter {
  /// Tells the delegate about a screen that covers the app.
  func tell(_ moment: ScreenMoment) {
    switch moment {
    case .willPresent:
      phone.tell(.customNativeAdWillPresentScreen, delegate, ad: number) { $0.customNativeAdWillPresentScreen(self) }
    case .willDismiss:
      phone.tell(.customNativeAdWillDismissScreen, delegate, ad: number) { $0.customNativeAdWillDismissScreen(self) }
    case .didDismiss:
      phone.tell(.customNativeAdDidDismissScreen, delegate, ad: number) { $0.customNativeAdDidDismissScreen(self) }
    }
  }
}
