extension NativeAd {
  /// Whether somebody draws AdChoices on the ad: the SDK, the network, or nobody.
  ///
  /// A reservation has it in the EEA alone, backfill always, and an ad of a network where that network gives its view.
  var drawsAdChoices: Bool {
    switch origin {
    case .direct: isEEA
    case .backfill: true
    case .mediated: mediated?.adChoicesView != nil
    }
  }
}
