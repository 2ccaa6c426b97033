extension LayoutGeometry {
  /// Finds the slots that lie on another one, each with the one and in the state where they share most.
  func overlaps() -> [Worst<SlotOverlap>] {
    var worst: [Pair: Worst<SlotOverlap>] = [:]
    for (index, state) in cases.enumerated() {
      for overlap in state.ad.overlaps {
        let pair = Pair(back: overlap.back.id, front: overlap.front.id)
        let area = overlap.shared.width * overlap.shared.height
        var found =
          worst[pair] ?? Worst(amount: 0, detail: overlap, at: index, amounts: Array(repeating: 0, count: cases.count))
        found.amounts[index] = area
        if area > found.amount + 0.001 {
          found.amount = area
          found.detail = overlap
          found.at = index
        }
        worst[pair] = found
      }
    }
    var byFront: [Int: Worst<SlotOverlap>] = [:]
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
