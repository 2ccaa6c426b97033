import CustomFormats

extension NativeAd {
  /// Takes an ad view: registers its outlets, looks at where they stand, and places AdChoices.
  func enter(_ newView: NativeAdView) {
    if let view, view !== newView {
      phone.report(.adInSecondView, ad: number)
      view.overlay?.removeFromSuperview()
      view.mediaView?.mediaContent = nil
    }
    view = newView
    newView.registered = GADNativeAssetIdentifier.allCases.compactMap { asset in
      newView.outlet(asset).map { RegisteredAsset(asset: asset, view: $0) }
    }
    NativeAdValidator(newView, tolerance: phone.switches.tolerance).findings.forEach { phone.report($0, ad: number) }
    if let starRating, let stars = newView.starRatingView as? UIImageView, stars.isVisible, stars.image == nil {
      phone.report(.starsBlank(starRating), ad: number)
    }
    turnInteractionOff(newView)
    placeAdChoices(newView)
    guard let mediated else { return }
    let views = Dictionary(uniqueKeysWithValues: newView.registered.compactMap { entry in entry.view.map { (entry.asset, $0) } })
    wasRendered = true
    mediated.didRender(
      in: newView, clickableAssetViews: views.filter { $0.key != .adChoicesViewAsset },
      nonclickableAssetViews: views.filter { $0.key == .adChoicesViewAsset }, viewController: rootViewController)
  }

  /// Leaves an ad view, and takes along what the SDK put there.
  func leave(_ oldView: NativeAdView) {
    mediated?.didUntrackView(oldView)
    noticeOwners()
    guard view === oldView else { return }
    oldView.overlay?.removeFromSuperview()
    oldView.overlay = nil
    if oldView.mediaView?.mediaContent === mediaContent { oldView.mediaView?.mediaContent = nil }
    view = nil
  }

  /// Takes the first visible pixel.
  func becomeVisible() {
    if !wasShown { phone.noticeAge(since: loadedAt, ad: number) }
    wasShown = true
    guard !hasImpression, mediated?.handlesUserImpressions() != true else { return }
    recordImpression()
    mediated?.didRecordImpression()
  }

  /// Reports what the network said that it counts, and did not.
  private func noticeOwners() {
    guard let mediated else { return }
    if wasShown, !hasImpression, mediated.handlesUserImpressions() { phone.report(.trackingNotOwned("impression"), ad: number) }
    if wasTouched, !hasNetworkClick, mediated.handlesUserClicks() { phone.report(.trackingNotOwned("click"), ad: number) }
    wasTouched = false
  }

  private func turnInteractionOff(_ view: NativeAdView) {
    for entry in view.registered where entry.asset != .mediaViewAsset && entry.asset != .adChoicesViewAsset {
      guard let asset = entry.view, asset.isUserInteractionEnabled else { continue }
      phone.report(.interactionEnabled(entry.asset), ad: number)
      phone.assume(.turnsInteractionOff, ad: number)
      if phone.switches.turnsInteractionOff { asset.isUserInteractionEnabled = false }
    }
  }

  private func placeAdChoices(_ view: NativeAdView) {
    let corner = options.adChoicesPosition
    var placement = AdChoicesPlacement.none
    if !drawsAdChoices {
      if origin == .mediated { phone.report(.adChoicesAbsent, ad: number) }
    } else if let own = mediated?.adChoicesView {
      placement = .networkView(corner)
      view.putOver(own, in: corner)
    } else if view.adChoicesView == nil {
      placement = .overlay(corner)
      view.putOver(AdChoicesView(frame: PointRect(width: LeastSizes.adChoices, height: LeastSizes.adChoices)), in: corner)
    } else {
      placement = .appView
    }
    phone.record(.adChoicesPlaced(placement), ad: number)
  }
}

extension NativeAdView {
  /// Puts a view over a corner.
  fileprivate func putOver(_ icon: UIView, in corner: AdChoicesPosition) {
    let right = frame.width - icon.frame.width
    let bottom = frame.height - icon.frame.height
    switch corner {
    case .topRightCorner: (icon.frame.x, icon.frame.y) = (right, 0)
    case .topLeftCorner: (icon.frame.x, icon.frame.y) = (0, 0)
    case .bottomRightCorner: (icon.frame.x, icon.frame.y) = (right, bottom)
    case .bottomLeftCorner: (icon.frame.x, icon.frame.y) = (0, bottom)
    }
    addSubview(icon)
    overlay = icon
  }
}
