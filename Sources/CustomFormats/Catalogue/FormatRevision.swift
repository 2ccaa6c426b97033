/// A row of a format's history, which may be its deletion.
struct FormatRevision: RowDecodable {
  /// The names at that revision.
  let names: FormatNames
  /// The revision, counted from 1.
  let number: Int
  /// The format, or nil when the revision is its deletion.
  let stored: StoredFormat?

  /// The columns it is read from.
  static let columns: SQL = "\(FormatNames.columns), r.number, r.change, c.time, r.status, r.text"

  /// Selects every revision with the time of its change.
  static let selection: SQL = "SELECT \(columns) FROM format_revision AS r JOIN change AS c ON c.id = r.change"

  /// The latest revisions of all formats, found by one step in the index for each format.
  static let latest: SQL = """
    format AS f CROSS JOIN format_revision AS r ON r.format = f.id
    AND r.number = (SELECT max(l.number) FROM format_revision AS l WHERE l.format = f.id)
    """

  /// Holds for the newest revision of a format.
  static let isLatest: SQL = "r.number = (SELECT max(l.number) FROM format_revision AS l WHERE l.format = r.format)"

  init(_ row: borrowing Statement) throws(SQLiteError) {
    names = try FormatNames(row)
    number = try row.column(4)
    guard let text = try row.column(8, as: [UInt8]?.self) else {
      stored = nil
      return
    }
    stored = StoredFormat(
      identity: names.format, revision: number,
      content: FormatContent(
        formatId: names.formatId, slug: names.slug, name: names.name, status: try row.column(7), text: text),
      change: try row.column(5), time: try row.column(6))
  }
}
