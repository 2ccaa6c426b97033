import Documents

/// What has become of the limits of a text.
struct TextLimitChanges {
  private let pair: FieldPair
  private let older: TextLimits
  private let newer: TextLimits

  /// Takes the limits of a text in both definitions.
  init(_ pair: FieldPair, _ older: TextLimits, _ newer: TextLimits) {
    self.pair = pair
    self.older = older
    self.newer = newer
  }

  /// The changes.
  var all: [LimitChange] { length + shown + lines + pattern }

  private var isCountedAnew: Bool { older.unit != newer.unit }

  private static func words(_ unit: TextUnit) -> BoundWords<Int> {
    BoundWords(
      amount: unit.amount, plain: { "\($0)" }, quality: "length", tooLow: "Lengthen texts", tooHigh: "Shorten texts",
      notExact: "Write texts of that length", members: ("minCharacters", "minCharacters", "maxCharacters"))
  }

  /// Zero characters at least are no limit.
  private static func bounds(_ limits: TextLimits) -> Bounds<Int> {
    Bounds(low: limits.minCharacters.flatMap { $0 > 0 ? $0 : nil }, high: limits.maxCharacters)
  }

  private var length: [LimitChange] {
    let (before, now) = (Self.bounds(older), Self.bounds(newer))
    guard isCountedAnew else { return Self.words(newer.unit).changes(of: pair, from: before, to: now) }
    let reading = Bounds(
      low: before.low.map { newer.unit.fewest(in: $0, older.unit) },
      high: before.high.flatMap { newer.unit.most(in: $0, older.unit) })
    return Self.words(newer.unit).changes(of: pair, from: before, to: now, reading: reading, older: Self.words(older.unit))
  }

  private var shown: [LimitChange] {
    let (before, now) = (older.shownCharacters, newer.shownCharacters)
    guard before != now || isCountedAnew && now != nil else { return [] }
    let reading = before.flatMap { newer.unit.most(in: $0, older.unit) }
    let isTighter = !Bounds(low: nil, high: now).takesHigh(of: Bounds(low: nil, high: reading))
    let was = before.map { isCountedAnew || now == nil ? older.unit.amount($0) : "\($0)" } ?? "any length"
    let shown = now.map { newer.unit.amount($0) } ?? "any length"
    return [
      change(
        now: "\(shown) always \(now == nil || now == 1 ? "shows" : "show")", before: was,
        remedy: "Shorten texts over \(shown), or keep \(was).", isTighter: isTighter, member: "shownCharacters")
    ]
  }

  private var lines: [LimitChange] {
    let words = BoundWords<Int>(
      amount: { "\($0) line\($0 == 1 ? "" : "s")" }, plain: { "\($0)" }, quality: "number of lines", tooLow: "",
      tooHigh: "Shorten texts that take", notExact: "", members: ("lines", "lines", "lines"))
    return words.changes(of: pair, from: Bounds(low: nil, high: older.lines), to: Bounds(low: nil, high: newer.lines))
  }

  /// Whether all texts of one pattern match another is not worked out, so another pattern counts as a tighter one.
  private var pattern: [LimitChange] {
    guard older.pattern != newer.pattern else { return [] }
    let was = older.pattern?.description.excerpt ?? "any text"
    return [
      change(
        now: newer.pattern.map { "must match \($0.description.excerpt)" } ?? "any text", before: was,
        remedy: "Check the texts against the pattern, or keep \(was).", isTighter: newer.pattern != nil, member: "pattern")
    ]
  }

  private func change(now: String, before: String, remedy: String, isTighter: Bool, member: String) -> LimitChange {
    LimitChange(
      subject: pair.key, key: pair.key, now: now, before: before, remedy: remedy, isTighter: isTighter,
      path: pair.path.member("limits").member(member))
  }
}
