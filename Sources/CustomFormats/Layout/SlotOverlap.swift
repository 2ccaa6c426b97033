/// Two slots that lie on one another where they should not.
public struct SlotOverlap: Sendable {
  /// The slot behind.
  public let back: MeasuredSlot
  /// The slot in front.
  public let front: MeasuredSlot
  /// What they share.
  public let shared: PointRect
}

extension MeasuredLayout {
  /// The pairs of slots that lie on one another where they should not.
  public var overlaps: [SlotOverlap] {
    let rects = slots.map(\.rect)
    var found: [SlotOverlap] = []
    for position in slots.indices {
      for other in 0..<position {
        let shared = rects[other].shared(with: rects[position])
        guard shared.width > LayoutGeometry.tolerance, shared.height > LayoutGeometry.tolerance else { continue }
        if slots[position].mayLie(on: slots[other]) { continue }
        found.append(SlotOverlap(back: slots[other], front: slots[position], shared: shared))
      }
    }
    return found
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
