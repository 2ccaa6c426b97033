/// A ratio of width to height, as it was written: `1.91:1`.
public struct AspectRatio: Sendable, Equatable, CustomStringConvertible {
  /// The written form.
  public var text: String
  /// Width divided by height.
  public var value: Double

  /// Creates a ratio from its written form, two positive numbers around a colon; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Self.side(parts[0]), let height = Self.side(parts[1]) else { return nil }
    self.text = text
    value = width / height
  }

  private static func side(_ text: Substring) -> Double? {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E }), let side = Double(text), side > 0,
      side < 1e6
    else { return nil }
    return side
  }

  /// The written form.
  public var description: String { text }

  /// Tells whether a size meets the ratio within a relative tolerance.
  public func isMet(width: Int, height: Int, tolerance: Double) -> Bool {
    guard width > 0, height > 0 else { return false }
    let given = Double(width) / Double(height)
    return abs(given / value - 1) <= tolerance + 1e-9
  }
}
