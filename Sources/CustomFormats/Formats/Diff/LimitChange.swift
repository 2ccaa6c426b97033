import Documents

/// What a newer definition does to one limit, in the words of a message.
struct LimitChange: Equatable {
  /// What the limit is one of: a field's key, or a kind of link.
  var subject: String
  /// The key of the field, or the name of the link in a creative.
  var key: String?
  /// The limit now.
  var now: String
  /// The limit before.
  var before: String
  /// What to do about a tighter one.
  var remedy: String
  /// Whether something that was fine may be no longer.
  var isTighter: Bool
  /// Where the limit stands, or stood, in the newer definition.
  var path: JSONPath
}

extension FormatDiff {
  /// What has become of all limits: those of fields that kept their kind, then those of the links and of the whole.
  var limitChanges: [LimitChange] {
    pairs.filter(\.isOfOneKind).flatMap(changes) + linkChanges + wholeChanges
  }

  private func changes(of pair: FieldPair) -> [LimitChange] {
    switch (pair.older.limits, pair.newer.limits) {
    case (.text(let older), .text(let newer)): TextLimitChanges(pair, older, newer).all
    case (.media(let older), .media(let newer)): MediaLimitChanges(pair, older, newer, selection.profile).all
    case (.number(let older), .number(let newer)): Self.changes(of: pair, older, newer)
    case (.url(let older), .url(let newer)): URLLimitChanges(pair, older, newer, self).all
    default: Self.listChanges(of: pair)
    }
  }

  private static func changes(of pair: FieldPair, _ older: NumberLimits, _ newer: NumberLimits) -> [LimitChange] {
    let words = BoundWords(
      amount: MediaWish.decimal, plain: MediaWish.decimal, quality: "number", tooLow: "Correct numbers",
      tooHigh: "Correct numbers",
      notExact: "Correct other numbers", members: ("minimum", "minimum", "maximum"))
    return words.changes(
      of: pair, from: Bounds(low: older.minimum, high: older.maximum), to: Bounds(low: newer.minimum, high: newer.maximum))
  }

  private static func listChanges(of pair: FieldPair) -> [LimitChange] {
    guard pair.newer.kind == .list else { return [] }
    let path = pair.path.member("choices")
    if pair.older.allowsOther != pair.newer.allowsOther {
      let isTighter = pair.older.allowsOther
      return [
        LimitChange(
          subject: pair.key, key: pair.key, now: isTighter ? "the listed choices alone" : "other values too",
          before: isTighter ? "other values too" : "the listed choices alone",
          remedy: "Replace values that are not listed, or keep allowOther.", isTighter: isTighter,
          path: pair.path.member("allowOther"))
      ]
    }
    let known = pair.older.choices.map(\.value)
    let new = pair.newer.choices.map(\.value).filter { !known.contains($0) }
    guard !new.isEmpty, !pair.newer.allowsOther else { return [] }
    let list = new.prefix(5).map { "\"\($0.excerpt)\"" } + (new.count > 5 ? ["\(new.count - 5) more"] : [])
    return [
      LimitChange(
        subject: pair.key, key: pair.key, now: "takes \(Array(list).inAList) too", before: "not", remedy: "", isTighter: false,
        path: path)
    ]
  }
}
