/// The names of a format, without its text.
public struct FormatNames: Hashable, Sendable {
  /// The format.
  public let format: StoredFormat.Identity
  /// The ad server's ID, absent in a draft.
  public let formatId: String?
  /// The word by which people name the format.
  public let slug: String?
  /// The name that people read.
  public let name: String

  /// The shortest of the names that is sure to name the format.
  public var shortest: String { formatId ?? slug ?? name }
}

extension FormatNames: RowDecodable {
  /// The columns it is read from.
  static let columns: SQL = "r.format, r.format_id, r.slug, r.name"

  init(_ row: borrowing Statement) throws(SQLiteError) {
    format = try row.column(0)
    formatId = try row.column(1)
    slug = try row.column(2)
    name = try row.column(3)
  }
}
