extension TextUnit {
  /// The number with the unit's name, as a message says it.
  func amount(_ count: Int) -> String {
    let name =
      switch self {
      case .graphemes: "character"
      case .scalars: "Unicode scalar"
      case .utf16: "UTF-16 unit"
      case .displayWidth: "column"
      }
    return "\(count) \(name)\(count == 1 ? "" : "s")"
  }

  /// Returns the most units that a text can have which has so many of another unit; nil for any number.
  ///
  /// A character can be any number of scalars and columns long, a scalar is one or two UTF-16 units and at most two columns
  /// wide, and marks take no column.
  func most(in count: Int, _ other: TextUnit) -> Int? {
    if self == other { return count }
    let (twice, isTooLarge) = count.multipliedReportingOverflow(by: 2)
    switch (self, other) {
    case (_, .graphemes), (_, .displayWidth): return nil
    case (.graphemes, _), (.scalars, _): return count
    case (.utf16, .scalars), (.displayWidth, _): return isTooLarge ? nil : twice
    case (.utf16, .utf16): return count
    }
  }

  /// Returns the fewest units that a text can have which has so many of another unit.
  func fewest(in count: Int, _ other: TextUnit) -> Int {
    switch (self, other) {
    case (_, _) where self == other: count
    case (.displayWidth, _): 0
    case (.graphemes, _): min(count, 1)
    case (_, .displayWidth), (.scalars, .utf16): count / 2 + count % 2
    default: count
    }
  }
}
