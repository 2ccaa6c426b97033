/// A type that one word of the command line can become.
///
/// A closed set is an enum: `enum Depth: String, CaseIterable, ArgumentValue`.
protocol ArgumentValue: ArgumentContent where Value == Self {
  /// The words that are taken, when they are few and known.
  static var choices: [String] { get }
  /// The word that gives this value.
  var argument: String { get }
  /// Reads a word; throws `ValueMismatch`, or an error that is a sentence.
  init(argument: String) throws
}

extension ArgumentValue {
  static var choices: [String] { [] }
  var argument: String { String(describing: self) }
}

extension ArgumentValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  static var choices: [String] { allCases.map(\.rawValue) }
  var argument: String { rawValue }

  init(argument: String) throws {
    guard let value = Self(rawValue: argument) else {
      throw ValueMismatch(
        expected: Self.choices.alternatives, suggestions: Suggestion.nearest(to: argument, among: Self.choices))
    }
    self = value
  }
}

extension String: ArgumentValue {
  init(argument: String) { self = argument }
}

extension Int: ArgumentValue {
  init(argument: String) throws {
    guard let value = Int(argument) else { throw ValueMismatch(expected: "a whole number") }
    self = value
  }
}

extension Double: ArgumentValue {
  init(argument: String) throws {
    guard let value = Double(argument), value.isFinite else { throw ValueMismatch(expected: "a number") }
    self = value
  }
}
