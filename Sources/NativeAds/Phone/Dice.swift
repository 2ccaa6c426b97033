/// What a network leaves to chance, the same in every run: rolls that were written down, or numbers from a seed.
public struct Dice: Sendable {
  private var rolls: ArraySlice<Int>
  private var state: UInt64

  /// Creates dice that fall as written, and then as seed 0 has it.
  public init(rolls: [Int]) {
    self.rolls = rolls[...]
    state = 0
  }

  /// Creates dice that fall as a seed has it.
  public init(seed: UInt64) {
    rolls = []
    state = seed
  }

  /// Returns a number from 0 to 99.
  ///
  /// The factors are those of Knuth's MMIX generator.
  public mutating func roll() -> Int {
    if let roll = rolls.popFirst() { return min(99, max(0, roll)) }
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % 100)
  }
}
