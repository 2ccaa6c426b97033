import Documents

/// What has become of the limits of a URL.
struct URLLimitChanges {
  private let pair: FieldPair
  private let older: URLLimits
  private let newer: URLLimits
  private let diff: FormatDiff

  /// Takes the limits of a URL field in both definitions.
  init(_ pair: FieldPair, _ older: URLLimits, _ newer: URLLimits, _ diff: FormatDiff) {
    self.pair = pair
    self.older = older
    self.newer = newer
    self.diff = diff
  }

  /// The changes.
  var all: [LimitChange] { schemes + hosts + length }

  /// A field without a list of its own follows the format's links, of which another line speaks.
  private var schemes: [LimitChange] {
    guard older.schemes != newer.schemes else { return [] }
    let (before, now) = (diff.older.format.linkSchemes(of: pair.older), diff.newer.format.linkSchemes(of: pair.newer))
    guard let change = WordListChange(from: before, to: now, any: "any scheme") else { return [] }
    return [line(change, remedy: "Replace addresses of other schemes, or keep \(change.before).", member: "schemes")]
  }

  private var hosts: [LimitChange] {
    guard let change = WordListChange(from: older.hosts, to: newer.hosts, any: "any host", takes: Self.host) else { return [] }
    return [line(change, remedy: "Replace addresses at other hosts, or keep \(change.before).", member: "hosts")]
  }

  private var length: [LimitChange] {
    let words = BoundWords<Int>(
      amount: { "\($0) characters" }, plain: { "\($0)" }, quality: "length", tooLow: "", tooHigh: "Shorten addresses",
      notExact: "", members: ("maxLength", "maxLength", "maxLength"))
    let usual = PreparedFormat.longestURL
    return words.changes(
      of: pair, from: Bounds(low: nil, high: older.maxLength ?? usual), to: Bounds(low: nil, high: newer.maxLength ?? usual))
  }

  /// Tells whether a host of a list takes all that another stands for.
  private static func host(_ taking: String, _ taken: String) -> Bool {
    let (taking, taken) = (taking.lowercased(), taken.lowercased())
    return taking == taken || taking.hasPrefix("*.") && taken.hasSuffix(taking.dropFirst())
  }

  private func line(_ change: WordListChange, remedy: String, member: String) -> LimitChange {
    LimitChange(
      subject: pair.key, key: pair.key, now: change.now, before: change.before, remedy: remedy, isTighter: change.isTighter,
      path: pair.path.member("limits").member(member))
  }
}

extension CustomFormat {
  /// Returns the schemes that a URL field takes: its own, else those of the links that it is one of; nil for any.
  fileprivate func linkSchemes(of field: AssetField) -> [String]? {
    if let own = field.urlLimits.schemes { return own }
    switch field.role {
    case .web: return links.destinationSchemes
    case .deepLink: return links.deepLinks.schemes
    case .impressionTracker: return links.impressionTrackers.schemes
    case .clickTracker: return links.clickTrackers.schemes
    default: return ["https", "http"]
    }
  }
}
