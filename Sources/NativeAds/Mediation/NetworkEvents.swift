/// Takes what a network reports of its ad to the app: on the main thread, in order, for as long as the ad lives.
final class NetworkEvents: MediationNativeAdEventDelegate {
  private weak var ad: NativeAd?
  private let number: Int
  private let phone: Phone
  /// How many reports wait for the main thread.
  private var waiting = 0

  /// Listens for an ad, which it does not keep.
  init(_ ad: NativeAd) {
    self.ad = ad
    number = ad.number
    phone = ad.phone
  }

  func reportImpression() { post(.impression) }
  func reportClick() { post(.click) }
  func willPresentFullScreenView() { post(.willPresent) }
  func didFailToPresentWithError(_ error: any Error) { post(.didFailToPresent) }
  func willDismissFullScreenView() { post(.willDismiss) }
  func didDismissFullScreenView() { post(.didDismiss) }
  func didPlayVideo() { post(.play) }
  func didPauseVideo() { post(.pause) }
  func didEndVideo() { post(.end) }
  func didMuteVideo() { post(.mute) }
  func didUnmuteVideo() { post(.unmute) }

  /// Takes a report at once, or behind those that wait for the main thread.
  private func post(_ report: NetworkReport) {
    guard !phone.isOnMain || waiting > 0 else { return take(report) }
    waiting += 1
    phone.schedule(after: 0) {
      self.waiting -= 1
      self.take(report)
    }
  }

  private func take(_ report: NetworkReport) {
    guard let ad else { return phone.record(.reportDropped(report), ad: number) }
    phone.record(.reported(report), ad: number)
    ad.take(report)
  }
}

extension NativeAd {
  /// Takes what the network reports; its twin reaches the app.
  fileprivate func take(_ report: NetworkReport) {
    if !wasRendered { phone.report(.reportBeforeRender(report), ad: number) }
    switch report {
    case .impression:
      if mediated?.handlesUserImpressions() != true { phone.report(.trackingCountedTwice("impression"), ad: number) }
      recordImpression()
    case .click:
      if mediated?.handlesUserClicks() != true { phone.report(.trackingCountedTwice("click"), ad: number) }
      hasNetworkClick = true
      recordClick(on: "network")
    case .willPresent: tell(.willPresent)
    case .willDismiss: tell(.willDismiss)
    case .didDismiss: tell(.didDismiss)
    case .didFailToPresent: return
    case .play, .pause, .end, .mute, .unmute:
      if let moment = report.videoMoment { mediaContent.videoController.networkReports(moment) }
    }
  }
}
