/// The rows of a damaged database that are whole, found page by page.
struct FoundRows {
  /// The rows of every table but the media, by table and number.
  private(set) var rows: [String: [Int64: FoundRow]] = [:]
  /// The media whose bytes are those that were kept, which stay where they are.
  private(set) var media: [Int64: Media] = [:]
  /// The media whose bytes are others, by the hash of those that were kept.
  private(set) var changedMedia: [Int64: MediaHash] = [:]
  /// The number of the last row of each table whose last page can be read.
  private(set) var lastRows: [String: Int64] = [:]
  /// Whether the database has the tables of a catalogue.
  private(set) var isCatalogue = false

  /// A media file that was found whole.
  struct Media {
    /// Its hash.
    let hash: MediaHash
    /// Where its bytes are.
    let record: StoredRecord
  }

  /// Looks through all pages.
  ///
  /// Rows are known by the shape of their table, not by the way to them, so that no page that is lost takes others along.
  /// A row is never updated, so that of two with one number either will do.
  init(in database: DamagedDatabase) {
    var roots: [String: Int] = [:]
    if database.pageCount > 0 {
      for number in 1...database.pageCount {
        guard let page = database.page(number) else { continue }
        for record in StoredRecord.all(in: page, number: number, usableSize: database.usableSize) {
          if let shape = TableShape.all.first(where: { $0.fits(record.columns) }) {
            add(record, shape, database)
          } else if let (table, root) = Self.root(record, database) {
            roots[table] = root
          }
        }
      }
    }
    isCatalogue = roots[TableShape.formatRevision.name] != nil
    for shape in TableShape.all { lastRows[shape.name] = roots[shape.name].flatMap { Self.lastRow(under: $0, shape, database) } }
  }

  /// Returns the rows of a table in the order of their numbers.
  func sorted(_ shape: TableShape) -> [FoundRow] { (rows[shape.name] ?? [:]).values.sorted { $0.id < $1.id } }

  /// Whether nothing was found.
  var isEmpty: Bool { rows.values.allSatisfy(\.isEmpty) && media.isEmpty }

  private mutating func add(_ record: StoredRecord, _ shape: TableShape, _ database: DamagedDatabase) {
    guard let payload = database.payload(of: record), let values = record.values(in: payload) else { return }
    let row = FoundRow(id: record.rowID, values: Array(values.dropFirst()))
    guard shape.name == TableShape.media.name else {
      rows[shape.name, default: [:]][row.id] = row
      return
    }
    guard let hash = row.blob(0).flatMap(MediaHash.init(bytes:)), let bytes = row.blob(1) else { return }
    if MediaHash(of: bytes) == hash { media[row.id] = Media(hash: hash, record: record) } else { changedMedia[row.id] = hash }
  }

  /// Reads a row of the list of tables: the table's name and the page that its tree begins on.
  private static func root(_ record: StoredRecord, _ database: DamagedDatabase) -> (table: String, page: Int)? {
    guard record.columns.count == 5, let payload = database.payload(of: record), let values = record.values(in: payload),
      case .text("table") = values[0], case .text(let name) = values[1], case .integer(let page) = values[3]
    else { return nil }
    return Int(exactly: page).map { (name, $0) }
  }

  /// Follows the last branch of a table's tree; nil where it is broken.
  private static func lastRow(under root: Int, _ shape: TableShape, _ database: DamagedDatabase) -> Int64? {
    var number = root
    // No tree of two-way branches over so many pages is deeper.
    for _ in 0..<32 {
      guard let page = database.page(number) else { return nil }
      let start = number == 1 ? DatabaseHeader.length : 0
      switch page[start] {
      case StoredRecord.innerMark: number = page.bigEndian(at: start + 8, count: 4)
      case StoredRecord.leafMark:
        let records = StoredRecord.all(in: page, number: number, usableSize: database.usableSize)
        guard records.allSatisfy({ shape.fits($0.columns) }), records.count == page.bigEndian(at: start + 3, count: 2) else {
          return nil
        }
        return records.last?.rowID ?? 0
      default: return nil
      }
    }
    return nil
  }
}
