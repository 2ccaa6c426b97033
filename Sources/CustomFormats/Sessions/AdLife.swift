import Documents

/// All that a session tells of one ad, from its request or load on.
public struct AdLife: Sendable {
  /// What the app calls the ad; nil where it says nothing.
  public let ad: String?
  /// The events in the order of time.
  public internal(set) var events: [LoggedEvent] = []
  /// The ad's format, nil where it is not known.
  public internal(set) var format: CustomFormat?
  /// Whether an event may be missing, so that nothing can be told from what is not there.
  var isCut = false
  /// When the app was not on the screen.
  var pauses: [ClosedRange<Double>] = []

  /// The most events that are kept of an ad; nobody looks at one as often.
  static let mostEvents = 4_096

  /// Begins with nothing.
  init(_ ad: String?) { self.ad = ad }

  /// Takes the next event of the file, unless it says nothing new of how much is on screen.
  mutating func take(_ event: LoggedEvent) {
    if let last = events.last, event.saysNothingNew(after: last) { return }
    guard events.count < Self.mostEvents else {
      isCut = true
      return
    }
    events.append(event)
  }

  /// Puts the events in the order of time; those of one time stay as they were told.
  mutating func sort() {
    events = events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }

  /// Returns the first event of a kind.
  func first(_ kind: SessionEventKind) -> LoggedEvent? { events.first { $0.kind == kind } }

  /// Returns the events of a kind.
  func all(_ kind: SessionEventKind) -> [LoggedEvent] { events.filter { $0.kind == kind } }

  /// Whether anything happened that only happens to an ad.
  var isOfAnAd: Bool { events.contains { [.load, .show, .impression, .click].contains($0.kind) } }

  /// The event with which the ad was handed out.
  var load: LoggedEvent? { first(.load) }

  /// Returns the time of an event for people, counted from the load; without one from the first event.
  func time(of event: LoggedEvent) -> String { LoggedEvent.words(event.time - (load ?? events.first ?? event).time) }

  /// The first event with something of the ad on screen.
  var firstShow: LoggedEvent? { events.first { $0.kind == .show && $0.share > 0 } }

  /// Whether the session tells of the ad from its load on, without a gap.
  var isWhole: Bool { load != nil && !isCut }

  /// The kind of the ad, nil where the load says nothing of it.
  var kind: AdKind? {
    guard let load else { return nil }
    if let word = load.text(.type) { return AdKind(rawValue: word) }
    if format?.type == .systemDefined { return .native }
    return load.says(.formatId) || format != nil ? .customNative : nil
  }

  /// The name of its format.
  public var formatID: String? { load?.text(.formatId) }
}

extension LoggedEvent {
  /// Tells whether it is one of many that a list reports while it scrolls.
  fileprivate func saysNothingNew(after last: LoggedEvent) -> Bool {
    kind == .show && last.kind == .show && time >= last.time && (share >= AdLife.seenShare) == (last.share >= AdLife.seenShare)
      && (share > 0) == (last.share > 0) && flag(.adChoices) == last.flag(.adChoices) && !says(.blank)
      && text(.view) == last.text(.view)
  }
}
