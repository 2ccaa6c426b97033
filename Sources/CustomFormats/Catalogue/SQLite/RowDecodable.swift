/// A type made from one row of a result.
protocol RowDecodable {
  /// Reads the columns of the row that the statement stands on.
  init(_ row: borrowing Statement) throws(SQLiteError)
}
