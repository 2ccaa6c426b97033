/// A value as a column of the catalogue holds it.
enum SQLiteValue: Equatable, Sendable {
  /// No value.
  case null
  /// A whole number.
  case integer(Int64)
  /// Characters.
  case text(String)
  /// Bytes.
  case blob([UInt8])

  /// The kind of the value, as error messages name it.
  var kind: String {
    switch self {
    case .null: "null"
    case .integer: "an integer"
    case .text: "text"
    case .blob: "a blob"
    }
  }
}
