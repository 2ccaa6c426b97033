extension LayoutGeometry {
  /// Two slots that lie on one another where they should not.
  struct Overlap {
    /// The slot behind.
    var back: MeasuredSlot
    /// The slot in front.
    var front: MeasuredSlot
    /// What they share.
    var shared: PointSize
  }

  /// Finds the slots that lie on another one, each with the one and in the state where they share most.
  func overlaps() -> [Worst<Overlap>] {
    var worst: [Pair: Worst<Overlap>] = [:]
    for (index, state) in cases.enumerated() {
      let slots = state.ad.slots
      let rects = slots.map(\.rect)
      for position in slots.indices {
        for other in 0..<position {
          let shared = rects[other].shared(with: rects[position])
          guard shared.width > Self.tolerance, shared.height > Self.tolerance else { continue }
          let front = slots[position]
          let back = slots[other]
          if front.mayLie(on: back) { continue }
          let pair = Pair(back: back.id, front: front.id)
          let area = shared.width * shared.height
          var found =
            worst[pair]
            ?? Worst(
              amount: 0, detail: Overlap(back: back, front: front, shared: shared.size), at: index,
              amounts: Array(repeating: 0, count: cases.count))
          found.amounts[index] = area
          if area > found.amount + 0.001 {
            found.amount = area
            found.detail.shared = shared.size
            found.at = index
          }
          worst[pair] = found
        }
      }
    }
    var byFront: [Int: Worst<Overlap>] = [:]
    for (pair, found) in worst {
      guard let other = byFront[pair.front] else {
        byFront[pair.front] = found
        continue
      }
      if (found.amount, -pair.back) > (other.amount, -other.detail.back.id) { byFront[pair.front] = found }
    }
    return byFront.values.sorted { $0.detail.front.id < $1.detail.front.id }
  }

  private struct Pair: Hashable {
    var back: Int
    var front: Int
  }
}

extension MeasuredSlot {
  /// Tells whether two slots may lie on one another.
  ///
  /// The first child of layers is what the others lie on; elsewhere `over` says so.
  func mayLie(on other: MeasuredSlot) -> Bool {
    if over == other.name || other.over == name { return true }
    for (mine, theirs) in zip(layers, other.layers) {
      guard mine.container == theirs.container else { return false }
      if mine.child != theirs.child { return min(mine.child, theirs.child) == 0 }
    }
    return false
  }
}
