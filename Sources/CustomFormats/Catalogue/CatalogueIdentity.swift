/// What a subject of the catalogue is known by inside it, whatever its names become.
public struct CatalogueIdentity<Subject>: Hashable, Sendable {
  /// The number, counted from 1 and never given twice.
  public let number: Int64

  /// Takes a number that the catalogue gave.
  init(number: Int64) {
    self.number = number
  }
}

extension CatalogueIdentity: SQLiteConvertible {
  static var columnKind: String { Int64.columnKind }

  var sqliteValue: SQLiteValue { .integer(number) }

  init?(_ value: SQLiteValue) {
    guard let number = Int64(value) else { return nil }
    self.number = number
  }
}
