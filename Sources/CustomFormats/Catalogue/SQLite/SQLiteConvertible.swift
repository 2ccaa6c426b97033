/// A Swift type that a column can hold.
protocol SQLiteConvertible {
  /// The kind of column value it is read from, as error messages name it.
  static var columnKind: String { get }

  /// The value to bind or to store.
  var sqliteValue: SQLiteValue { get }

  /// Reads a column value, or answers nil for another kind.
  init?(_ value: SQLiteValue)
}

extension Int64: SQLiteConvertible {
  static var columnKind: String { "an integer" }

  var sqliteValue: SQLiteValue { .integer(self) }

  init?(_ value: SQLiteValue) {
    guard case .integer(let number) = value else { return nil }
    self = number
  }
}

extension Int: SQLiteConvertible {
  static var columnKind: String { "an integer" }

  var sqliteValue: SQLiteValue { .integer(Int64(self)) }

  init?(_ value: SQLiteValue) {
    guard case .integer(let number) = value else { return nil }
    self.init(exactly: number)
  }
}

extension String: SQLiteConvertible {
  static var columnKind: String { "text" }

  var sqliteValue: SQLiteValue { .text(self) }

  init?(_ value: SQLiteValue) {
    guard case .text(let text) = value else { return nil }
    self = text
  }
}

extension [UInt8]: SQLiteConvertible {
  static var columnKind: String { "a blob" }

  var sqliteValue: SQLiteValue { .blob(self) }

  init?(_ value: SQLiteValue) {
    guard case .blob(let bytes) = value else { return nil }
    self = bytes
  }
}

extension Optional: SQLiteConvertible where Wrapped: SQLiteConvertible {
  static var columnKind: String { "\(Wrapped.columnKind) or null" }

  var sqliteValue: SQLiteValue { map(\.sqliteValue) ?? .null }

  init?(_ value: SQLiteValue) {
    if value == .null {
      self = Optional.none
    } else if let wrapped = Wrapped(value) {
      self = wrapped
    } else {
      return nil
    }
  }
}
