/// A row that was found whole.
struct FoundRow: Equatable {
  /// Its number.
  let id: Int64
  /// The values of the columns behind the number, in the order of the shape.
  var values: [SQLiteValue]

  /// Reads a column by its place in the shape.
  func integer(_ column: Int) -> Int64 { if case .integer(let number) = values[column] { number } else { 0 } }

  /// Reads a column by its place in the shape; nil where it holds nothing.
  func text(_ column: Int) -> String? { if case .text(let text) = values[column] { text } else { nil } }

  /// Reads a column by its place in the shape; nil where it holds nothing.
  func blob(_ column: Int) -> [UInt8]? { if case .blob(let bytes) = values[column] { bytes } else { nil } }
}
