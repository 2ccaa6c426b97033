import Documents

/// How messages speak of the numbers that a limit allows.
struct BoundWords<Number: Comparable & Sendable> {
  /// A number with what is counted: "25 characters".
  var amount: (Number) -> String
  /// A number alone: "25".
  var plain: (Number) -> String
  /// What is limited: "length".
  var quality: String
  /// What is done about a value beyond a new end: "Shorten texts".
  var tooLow: String
  var tooHigh: String
  /// What is done about a value that is not the only one left: "Replace pictures of another width".
  var notExact: String
  /// The members of the limits: of the one number, of the least and of the greatest.
  var members: (exact: String, low: String, high: String)

  /// Returns what has become of two ends.
  ///
  /// `reading` holds the older numbers as they count now, where that has changed with its words in `older`.
  func changes(
    of pair: FieldPair, from before: Bounds<Number>, to now: Bounds<Number>, reading: Bounds<Number>? = nil,
    older: BoundWords? = nil
  ) -> [LimitChange] {
    let words = older ?? self
    let given = reading ?? before
    let isCountedAnew = older != nil
    if !isCountedAnew, before.isExact || now.isExact {
      if before == now { return [] }
      return [
        change(
          pair, now: phrase(now), before: phrase(before), remedy: "\(notExact), or keep \(phrase(before)).",
          isTighter: !now.takesLow(of: before) || !now.takesHigh(of: before), member: members.exact)
      ]
    }
    var changes: [LimitChange] = []
    func end(_ side: String, _ before: Number?, _ now: Number?, _ takes: Bool, _ bound: String, _ fix: String, _ member: String) {
      guard before != now || isCountedAnew && now != nil else { return }
      let none = "no \(side) \(quality)"
      let was = before.map { now == nil || isCountedAnew ? words.amount($0) : plain($0) } ?? none
      let keep = before == nil ? "set \(none)" : "keep \(was)"
      let limit = now.map { "\(fix) \(amount($0))" } ?? fix
      changes.append(
        change(
          pair, now: now.map { "\(bound) \(amount($0))" } ?? none, before: was, remedy: "\(limit), or \(keep).",
          isTighter: !takes, member: member))
    }
    end("minimum", before.low, now.low, now.takesLow(of: given), "at least", "\(tooLow) under", members.low)
    end("maximum", before.high, now.high, now.takesHigh(of: given), "at most", "\(tooHigh) over", members.high)
    return changes
  }

  private func phrase(_ bounds: Bounds<Number>) -> String {
    switch (bounds.low, bounds.high) {
    case (let low?, let high?): low == high ? "exactly \(amount(low))" : "\(plain(low)) to \(amount(high))"
    case (let low?, nil): "at least \(amount(low))"
    case (nil, let high?): "at most \(amount(high))"
    case (nil, nil): "any \(quality)"
    }
  }

  private func change(
    _ pair: FieldPair, now: String, before: String, remedy: String, isTighter: Bool, member: String
  ) -> LimitChange {
    LimitChange(
      subject: pair.key, key: pair.key, now: now, before: before, remedy: remedy, isTighter: isTighter,
      path: pair.path.member("limits").member(member))
  }
}
