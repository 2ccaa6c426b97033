extension AdLife {
  /// The share of an ad that counts as seen.
  ///
  /// Half of the pixels for a second is what the industry calls a viewable display impression. An app may wait for that before it
  /// records one, so nothing less proves that it forgot to.
  static let seenShare = 0.5
  /// The milliseconds in one piece that make it seen.
  static let seenTime = 1_000.0

  /// Whether somebody saw the ad: it was on screen long enough, or was clicked there.
  var wasSeen: Bool { longestSight >= Self.seenTime || firstShow != nil && first(.click) != nil }

  /// The event with which the ad left the screen for good, or for a while; nil while it is on screen.
  var departure: LoggedEvent? {
    guard let firstShow else { return nil }
    return events.first { ($0.kind == .hide || $0.kind == .destroy) && $0.time >= firstShow.time }
  }

  /// The longest time in one piece that half of the ad or more was on screen, in milliseconds.
  var longestSight: Double {
    var longest = 0.0
    var since: Double?
    func end(at time: Double) {
      if let start = since { longest = max(longest, sight(from: start, to: time)) }
      since = nil
    }
    for event in events {
      switch event.kind {
      case .show where event.share >= Self.seenShare: since = since ?? event.time
      case .show, .hide, .destroy: end(at: event.time)
      default: break
      }
    }
    if let last = events.last { end(at: last.time) }
    return longest
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
