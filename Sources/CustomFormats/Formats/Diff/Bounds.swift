/// The numbers between two ends, of which either may be open.
struct Bounds<Number: Comparable & Sendable>: Equatable, Sendable {
  /// The least number.
  var low: Number?
  /// The greatest number.
  var high: Number?

  /// Whether one number alone is left.
  var isExact: Bool { low != nil && low == high }

  /// Tells whether nothing above the other's end is shut out.
  func takesHigh(of other: Bounds) -> Bool {
    guard let high else { return true }
    return other.high.map { $0 <= high } ?? false
  }

  /// Tells whether nothing below the other's end is shut out.
  func takesLow(of other: Bounds) -> Bool {
    guard let low else { return true }
    return other.low.map { $0 >= low } ?? false
  }
}
