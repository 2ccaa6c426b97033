/// The fewest removals and insertions that make one sequence of another.
///
/// Found by the greedy algorithm of E. W. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986).
struct EditScript {
  /// A part of the old sequence and the part of the new one that stands in its place.
  struct Change: Equatable {
    /// The elements that go.
    var old: Range<Int>
    /// The elements that come.
    var new: Range<Int>

    /// Returns the change so many elements further on.
    func moved(by oldOffset: Int, _ newOffset: Int) -> Change {
      Change(
        old: old.lowerBound + oldOffset..<old.upperBound + oldOffset,
        new: new.lowerBound + newOffset..<new.upperBound + newOffset)
    }
  }

  /// The changes, in order, with something kept between any two.
  let changes: [Change]

  /// Compares two sequences; what takes more edits than the most is one change of everything between the equal ends.
  ///
  /// Memory grows with the square of the most, time with the most times the length.
  init(from old: [Int], to new: [Int], most: Int = 1_000) {
    var head = 0
    while head < min(old.count, new.count), old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < min(old.count, new.count) - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    let middle = Change(old: head..<old.count - tail, new: head..<new.count - tail)
    if middle.old.isEmpty && middle.new.isEmpty {
      changes = []
    } else if middle.old.isEmpty || middle.new.isEmpty {
      changes = [middle]
    } else {
      changes = Self.shortest(old[middle.old], new[middle.new], most) ?? [middle]
    }
  }

  /// Returns the changes of a shortest path, nil where it is longer than the most.
  private static func shortest(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>, _ most: Int) -> [Change]? {
    // Slot k + most + 1 holds how far the path with k more removals than insertions has come in the old sequence.
    let limit = min(most, old.count + new.count)
    let centre = limit + 1
    var reach = [Int](repeating: 0, count: 2 * limit + 3)
    var history: [[Int]] = []
    for edits in 0...limit {
      history.append(Array(reach[centre - edits - 1...centre + edits + 1]))
      for k in stride(from: -edits, through: edits, by: 2) {
        let (left, right) = (reach[centre + k - 1], reach[centre + k + 1])
        var at = isInsertion(k, edits, left, right) ? right : left + 1
        while at < old.count, at - k < new.count, old[old.startIndex + at] == new[new.startIndex + at - k] { at += 1 }
        reach[centre + k] = at
        if at >= old.count, at - k >= new.count {
          return path(history, old.count, new.count).map { $0.moved(by: old.startIndex, new.startIndex) }
        }
      }
    }
    return nil
  }

  private static func isInsertion(_ k: Int, _ edits: Int, _ left: Int, _ right: Int) -> Bool {
    k == -edits || k != edits && left < right
  }

  /// Follows the path from its end back to the beginning.
  private static func path(_ history: [[Int]], _ oldCount: Int, _ newCount: Int) -> [Change] {
    var changes: [Change] = []
    var (x, y) = (oldCount, newCount)
    for edits in stride(from: history.count - 1, to: 0, by: -1) {
      // Slot k + edits + 1 holds how far diagonal k had come with an edit less.
      let reach = history[edits]
      let k = x - y
      let inserts = isInsertion(k, edits, reach[k + edits], reach[k + edits + 2])
      let from = inserts ? k + 1 : k - 1
      let startX = reach[from + edits + 1]
      let startY = startX - from
      let step = Change(old: startX..<(inserts ? startX : startX + 1), new: startY..<(inserts ? startY + 1 : startY))
      if let next = changes.last, next.old.lowerBound == step.old.upperBound, next.new.lowerBound == step.new.upperBound {
        changes[changes.count - 1] = Change(
          old: step.old.lowerBound..<next.old.upperBound, new: step.new.lowerBound..<next.new.upperBound)
      } else {
        changes.append(step)
      }
      (x, y) = (startX, startY)
    }
    return changes.reversed()
  }
}
