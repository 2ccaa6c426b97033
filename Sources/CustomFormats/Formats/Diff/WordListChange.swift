import Documents

/// What has become of a list of words that are taken, where no list takes all.
struct WordListChange {
  /// The words now.
  let now: String
  /// The words before.
  let before: String
  /// Whether a word that was taken is taken no longer.
  let isTighter: Bool

  /// Compares two lists; nil where they take the same.
  ///
  /// `takes` tells whether a word of the newer list takes one of the older.
  init?(
    from older: [String]?, to newer: [String]?, any: String, takes: (_ newer: String, _ older: String) -> Bool = { $0 == $1 }
  ) {
    func holds(_ list: [String]?, _ other: [String]?) -> Bool {
      guard let list else { return true }
      return other?.allSatisfy { word in list.contains { takes($0, word) } } ?? false
    }
    isTighter = !holds(newer, older)
    if !isTighter, holds(older, newer) { return nil }
    func words(_ list: [String]?) -> String {
      guard let list else { return any }
      if list.isEmpty { return "nothing" }
      return (list.prefix(6).map(\.excerpt) + (list.count > 6 ? ["\(list.count - 6) more"] : [])).asAChoice
    }
    now = words(newer)
    before = words(older)
  }
}
