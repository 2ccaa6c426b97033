import Documents

/// Tells the ads of a session apart, and hands each over when all that happened to it is known.
struct SessionLives {
  /// The most ads that are held at once; of more the one that nothing was heard of for longest is let go.
  static let mostAds = 10_000
  /// The most times that the app left the screen and are kept.
  private static let mostPauses = 1_000

  private var lives: [String: (life: AdLife, heard: Int)] = [:]
  private var heard = 0
  private var pauses: [ClosedRange<Double>] = []
  private var leftAt: Double?

  /// Takes an event and returns the ads that are over by it.
  mutating func take(_ event: LoggedEvent) -> [AdLife] {
    heard += 1
    switch event.kind {
    case .background:
      leftAt = leftAt ?? event.time
      return []
    case .foreground:
      if let start = leftAt, start <= event.time, pauses.count < Self.mostPauses { pauses.append(start...event.time) }
      leftAt = nil
      return []
    default: break
    }
    var over: [AdLife] = []
    let key = event.ad ?? ""
    if let known = lives[key]?.life, known.isEnded(by: event), let old = lives.removeValue(forKey: key) {
      over.append(finished(old.life))
    }
    var life = lives[key]?.life ?? AdLife(event.ad)
    lives[key] = nil
    life.take(event)
    lives[key] = (life, heard)
    if lives.count > Self.mostAds { over += letGo() }
    return over
  }

  /// Notes that an event may be missing here.
  mutating func lose() {
    for key in lives.keys { lives[key]?.life.isCut = true }
  }

  /// Returns the ads that are left, in the order of their first lines.
  mutating func end() -> [AdLife] {
    defer { lives = [:] }
    return lives.values.map { finished($0.life) }.sorted { $0.firstLine < $1.firstLine }
  }

  private func finished(_ life: AdLife) -> AdLife {
    var life = life
    life.pauses = pauses + (leftAt.map { [$0...SessionMember.latest * 2] } ?? [])
    life.sort()
    return life
  }

  private mutating func letGo() -> [AdLife] {
    let oldest = lives.sorted { $0.value.heard < $1.value.heard }.prefix(Self.mostAds / 10)
    for entry in oldest { lives[entry.key] = nil }
    return oldest.map { finished($0.value.life) }
  }
}

extension AdLife {
  /// The number of the first line that tells of it.
  fileprivate var firstLine: Int { events.map(\.place.line).min() ?? 0 }

  /// Tells whether an event is the first of another ad that goes by the same name.
  fileprivate func isEnded(by event: LoggedEvent) -> Bool {
    switch event.kind {
    case .load: load != nil || events.contains { $0.kind.isOfAnAdOnScreen && $0.time < event.time }
    case .request, .networkAsked: load != nil || event.kind == .request && (first(.fail) ?? first(.finish)) != nil
    default: false
    }
  }
}

extension SessionEventKind {
  /// Whether it only happens to an ad that was handed out before.
  fileprivate var isOfAnAdOnScreen: Bool { [.show, .hide, .impression, .click, .destroy].contains(self) }
}
