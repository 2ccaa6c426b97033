/// What a mistyped word may have meant.
enum Suggestion {
  /// Returns the nearest candidates, at most three, all equally near; none when nothing is near.
  ///
  /// Near is: other case, one slip in three letters (a swap of neighbours is one), or the beginning of the candidate.
  static func nearest(to word: String, among candidates: [String]) -> [String] {
    let given = Array(word.lowercased())
    let limit = max(1, min(3, given.count / 3))
    var best = limit + 1
    var nearest: [String] = []
    for candidate in candidates {
      let known = Array(candidate.lowercased())
      var distance = slips(from: given, to: known, limit: limit)
      if given.count > 1, known.starts(with: given) { distance = min(distance, 1) }
      if distance < best { nearest = [] }
      if distance <= min(best, limit) {
        best = distance
        nearest.append(candidate)
      }
    }
    return Array(nearest.prefix(3))
  }

  /// Returns the end of a sentence that asks for what was meant, or its full stop.
  static func question(_ suggestions: [String]) -> String {
    suggestions.isEmpty ? "." : "; did you mean \(suggestions.alternatives)?"
  }

  /// Returns how many letters were added, dropped, replaced or swapped; more than the limit is one past it.
  private static func slips(from given: [Character], to known: [Character], limit: Int) -> Int {
    guard abs(given.count - known.count) <= limit else { return limit + 1 }
    var rows = [[Int](repeating: 0, count: known.count + 1), Array(0...known.count)]
    for (i, letter) in given.enumerated() {
      var row = [i + 1]
      for (j, other) in known.enumerated() {
        var least = min(rows[1][j] + (letter == other ? 0 : 1), rows[1][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == known[j - 1], given[i - 1] == other { least = min(least, rows[0][j - 1] + 1) }
        row.append(least)
      }
      rows = [rows[1], row]
    }
    return min(rows[1][known.count], limit + 1)
  }
}
