/// A row of a sample's history, which may be its removal.
struct SampleRevision: RowDecodable {
  /// The sample.
  let identity: StoredSample.Identity
  /// The format it is a sample of.
  let format: StoredFormat.Identity
  /// The revision, counted from 1.
  let number: Int
  /// The name at that revision.
  let name: String
  private let change: StoredChange.Identity
  private let time: Int64
  private let text: [UInt8]?

  /// Selects every revision with its format and the time of its change.
  static let selection: SQL = """
    SELECT r.sample, s.format, r.number, r.name, r.change, c.time, r.text
    FROM sample_revision AS r JOIN sample AS s ON s.id = r.sample JOIN change AS c ON c.id = r.change
    """

  /// Holds for the newest revision of a sample.
  static let isLatest: SQL = "r.number = (SELECT max(l.number) FROM sample_revision AS l WHERE l.sample = r.sample)"

  init(_ row: borrowing Statement) throws(SQLiteError) {
    identity = try row.column(0)
    format = try row.column(1)
    number = try row.column(2)
    name = try row.column(3)
    change = try row.column(4)
    time = try row.column(5)
    text = try row.column(6)
  }

  /// Adds the media, or answers nil when the revision is a removal.
  func stored(on connection: Connection) throws(SQLiteError) -> StoredSample? {
    guard let text else { return nil }
    let files = try connection.all(
      MediaRow.self, "SELECT path, sha256 FROM sample_media WHERE sample = \(identity) AND number = \(number)")
    return StoredSample(
      identity: identity, format: format, revision: number, name: name, text: text,
      media: Dictionary(files.map { ($0.path, $0.hash) }, uniquingKeysWith: { first, _ in first }), change: change, time: time)
  }

  private struct MediaRow: RowDecodable {
    let path: String
    let hash: MediaHash

    init(_ row: borrowing Statement) throws(SQLiteError) {
      path = try row.column(0)
      hash = try row.column(1)
    }
  }
}
