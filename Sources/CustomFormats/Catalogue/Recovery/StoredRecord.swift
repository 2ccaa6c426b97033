/// A row as a leaf page of a table holds it, <https://www.sqlite.org/fileformat2.html#b_tree_pages>.
struct StoredRecord {
  /// The row's number.
  let rowID: Int64
  /// The bytes of the payload.
  let size: Int
  /// The part of the payload that stands in the leaf.
  let local: [UInt8]
  /// The page that holds what follows; 0 where nothing does.
  let overflow: Int
  /// The kinds and lengths of the columns.
  let columns: [ColumnForm]
  /// Where in the payload the first column begins.
  let start: Int

  /// Reads a cell of a leaf page; nil where it cannot be one.
  init?(_ page: [UInt8], at offset: Int, usableSize: Int) {
    var reader = RecordReader(page, from: offset, to: usableSize)
    // The largest row is one of media.
    guard let size = reader.varint(), size > 0, size <= Int64(Catalogue.largestMedia) + 1_000, let rowID = reader.varint(),
      rowID > 0
    else { return nil }
    self.rowID = rowID
    self.size = Int(size)
    let localSize = Self.localSize(Int(size), usableSize)
    guard let local = reader.bytes(localSize) else { return nil }
    self.local = local
    if localSize < Int(size) {
      guard let next = reader.bytes(4) else { return nil }
      overflow = next.bigEndian(at: 0, count: 4)
      guard overflow > 1 else { return nil }
    } else {
      overflow = 0
    }
    guard let header = ColumnForm.header(of: local, payloadSize: Int(size)) else { return nil }
    (columns, start) = header
  }

  /// The bytes of a payload that stand in the leaf itself.
  private static func localSize(_ size: Int, _ usableSize: Int) -> Int {
    if size <= usableSize - 35 { return size }
    let least = (usableSize - 12) * 32 / 255 - 23
    let kept = least + (size - least) % (usableSize - 4)
    return kept <= usableSize - 35 ? kept : least
  }

  /// The first byte of a page that is a leaf of a table.
  static let leafMark: UInt8 = 0x0D
  /// The first byte of a page that leads to leaves of a table.
  static let innerMark: UInt8 = 0x05

  /// Reads the cells of a page; none where it is no leaf of a table.
  static func all(in page: [UInt8], number: Int, usableSize: Int) -> [StoredRecord] {
    // The first page begins with the database's header.
    let start = number == 1 ? DatabaseHeader.length : 0
    guard page[start] == leafMark else { return [] }
    let count = page.bigEndian(at: start + 3, count: 2)
    let cells = start + 8
    guard cells + 2 * count <= usableSize else { return [] }
    return (0..<count).compactMap { index in
      let offset = page.bigEndian(at: cells + 2 * index, count: 2)
      guard offset >= cells + 2 * count else { return nil }
      return StoredRecord(page, at: offset, usableSize: usableSize)
    }
  }

  /// Reads the values of a payload in order; nil where a text is no UTF-8.
  func values(in payload: [UInt8]) -> [SQLiteValue]? {
    var at = start
    var values: [SQLiteValue] = []
    for column in columns {
      let end = at + column.length
      guard end <= payload.count, let value = column.value(Array(payload[at..<end])) else { return nil }
      values.append(value)
      at = end
    }
    return values
  }
}
