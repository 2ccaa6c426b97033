/// Finds what somebody probably meant.
public enum NearMatch {
  /// The most characters of a word that somebody may have meant another one by; comparing takes the square of it.
  private static let longest = 200

  /// Returns the candidate nearest to a word, nil if none is near.
  ///
  /// Case, blanks, `-`, `_` and `/` count for nothing; otherwise one edit is allowed for each three letters, and for
  /// short words one. A swap of neighbours is one edit.
  public static func of(_ word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = folded(word)
    guard !wanted.isEmpty, wanted.count <= longest else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let other = folded(candidate)
      let longest = max(wanted.count, other.count)
      let allowed = max(1, longest / 3)
      guard abs(wanted.count - other.count) <= allowed, longest > 2 || wanted == other else { continue }
      let distance = edits(wanted, other)
      if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Returns a word without what people get wrong: case, blanks, `-`, `_` and `/`.
  public static func folded(_ word: String) -> [Character] {
    word.lowercased().filter { !($0.isWhitespace || $0 == "-" || $0 == "_" || $0 == "/") }
  }

  /// Returns the number of insertions, removals, changes and swaps between two words.
  package static func edits(_ a: [Character], _ b: [Character]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var before = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i] + [Int](repeating: 0, count: b.count)
      for j in 1...b.count {
        row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { row[j] = min(row[j], before[j - 2] + 1) }
      }
      before = last
      last = row
    }
    return last[b.count]
  }
}
