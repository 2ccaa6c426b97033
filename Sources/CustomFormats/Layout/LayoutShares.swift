/// Shares out what is left among children by their weights; the last one takes what rounding leaves.
struct LayoutShares {
  private var rest: Double
  private var weights: [Double]
  private let least: [Double]

  /// Starts to share out; nothing is shared where nothing is left.
  ///
  /// Where there is room for all, none gets less than its `least`, and the others share what remains.
  init(of rest: Double, weights: [Double], least: [Double] = []) {
    self.rest = max(0, rest)
    self.weights = weights
    self.least = least
    guard least.reduce(0, +) <= rest + TextRun.tolerance else { return }
    while settleOne() {}
  }

  /// Gives the first child whose share is below its least that, and takes it out of the others' reckoning.
  private mutating func settleOne() -> Bool {
    let total = weights.reduce(0) { $0 + max(0, $1) }
    for index in weights.indices where weights[index] > 0 && least.indices.contains(index) {
      guard rest * weights[index] / total < least[index] else { continue }
      rest = max(0, rest - least[index])
      // Below 0: settled.
      weights[index] = -1
      return true
    }
    return false
  }

  /// Returns the share of a child, rounded by `place`; called once a child, in order.
  mutating func next(_ index: Int, _ place: (Double) -> Double) -> Double {
    let weight = weights[index]
    if weight < 0 { return least[index] }
    guard weight > 0 else { return 0 }
    let total = weights[index...].reduce(0) { $0 + max(0, $1) }
    let isLast = !weights[(index + 1)...].contains { $0 > 0 }
    let share = isLast ? rest : place(rest * weight / total)
    rest = max(0, rest - share)
    return share
  }
}
