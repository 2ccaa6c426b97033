/// What a declared property holds: one value, perhaps one, or many.
protocol ArgumentContent {
  /// The type of a single word.
  associatedtype Value: ArgumentValue
  /// What it holds when no word is given, or nil when one must be.
  static var absent: Self? { get }
  /// Whether it takes more than one word.
  static var isRepeated: Bool { get }
  /// The values it holds.
  var values: [Value] { get }
  /// Returns what the given values make.
  static func gathering(_ values: [Value]) -> Self?
}

extension ArgumentValue {
  static var absent: Self? { nil }
  static var isRepeated: Bool { false }
  var values: [Self] { [self] }
  static func gathering(_ values: [Self]) -> Self? { values.last }
}

extension Optional: ArgumentContent where Wrapped: ArgumentValue {
  static var absent: Wrapped?? { .some(nil) }
  static var isRepeated: Bool { false }
  var values: [Wrapped] { map { [$0] } ?? [] }
  static func gathering(_ values: [Wrapped]) -> Wrapped?? { .some(values.last) }
}

extension Array: ArgumentContent where Element: ArgumentValue {
  static var absent: [Element]? { nil }
  static var isRepeated: Bool { true }
  var values: [Element] { self }
  static func gathering(_ values: [Element]) -> [Element]? { values }
}
