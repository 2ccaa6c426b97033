/// A statement's text with the values bound to it.
///
/// A literal becomes text; an interpolated value becomes `?` and a binding, so that nothing from outside is ever pasted.
struct SQL: ExpressibleByStringInterpolation, Sendable {
  /// The statement, with `?` for each value.
  let text: String
  /// The values, in the order of their places.
  let bindings: [SQLiteValue]

  /// Takes a literal as it stands.
  init(stringLiteral text: String) {
    self.text = text
    self.bindings = []
  }

  /// Takes the text and bindings of an interpolated literal.
  init(stringInterpolation: StringInterpolation) {
    self.text = stringInterpolation.text
    self.bindings = stringInterpolation.bindings
  }

  /// Takes text that no literal can hold, such as a pragma with a number, and values for each `?` in it.
  init(unchecked text: String, _ bindings: [SQLiteValue] = []) {
    self.text = text
    self.bindings = bindings
  }

  /// The parts of an interpolated statement as they arrive.
  struct StringInterpolation: StringInterpolationProtocol {
    /// The text so far.
    var text = ""
    /// The values so far.
    var bindings: [SQLiteValue] = []

    /// Reserves room for the text.
    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount)
      bindings.reserveCapacity(interpolationCount)
    }

    /// Appends a piece of the literal.
    mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Binds a value.
    mutating func appendInterpolation(_ value: some SQLiteConvertible) {
      text += "?"
      bindings.append(value.sqliteValue)
    }

    /// Binds a value, or null for none.
    mutating func appendInterpolation<Value: SQLiteConvertible>(_ value: Value?) {
      text += "?"
      bindings.append(value?.sqliteValue ?? .null)
    }

    /// Splices in another statement's text and bindings.
    mutating func appendInterpolation(_ part: SQL) {
      text += part.text
      bindings += part.bindings
    }
  }
}
