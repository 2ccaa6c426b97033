extension AdLife {
  /// The share of an ad that counts as seen.
  ///
  /// Half of the pixels for a second is what the industry calls a viewable display impression. An app may wait for that before it
  /// records one, so nothing less proves that it forgot to.
  static let seenShare = 0.5
  /// The milliseconds in one piece that make it seen.
  static let seenTime = 1_000.0

  /// Whether somebody saw the ad: it was on screen long enough, or was clicked there.
  var wasSeen: Bool { seenAt != nil }

  /// The event with which the ad left the screen after somebody saw it; nil while it is on screen.
  var departure: LoggedEvent? {
    guard let seenAt else { return nil }
    return events.first { ($0.kind == .hide || $0.kind == .destroy) && $0.time >= seenAt }
  }

  /// When it was seen for long enough, or clicked, nil for neither.
  private var seenAt: Double? {
    let click = firstShow == nil ? nil : first(.click)?.time
    return [endOfSight, click].compactMap { $0 }.min()
  }

  /// When the ad was first on screen by half or more for long enough in one piece; while it still is, when it was last heard of.
  private var endOfSight: Double? {
    var since: Double?
    for event in events {
      switch event.kind {
      case .show where event.share >= Self.seenShare: since = since ?? event.time
      case .show, .hide, .destroy:
        if let since, sight(from: since, to: event.time) >= Self.seenTime { return event.time }
        since = nil
      default: break
      }
    }
    guard let since, let last = events.last, sight(from: since, to: last.time) >= Self.seenTime else { return nil }
    return last.time
  }

  /// Returns the longest piece of a time that the app was on the screen.
  private func sight(from start: Double, to end: Double) -> Double {
    var longest = 0.0
    var from = start
    for pause in pauses.sorted(by: { $0.lowerBound < $1.lowerBound }) where pause.upperBound > from && pause.lowerBound < end {
      longest = max(longest, pause.lowerBound - from)
      from = max(from, pause.upperBound)
    }
    return max(longest, end - from)
  }
}
