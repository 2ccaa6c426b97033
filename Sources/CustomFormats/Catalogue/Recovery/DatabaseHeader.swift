/// The first bytes of a SQLite database, <https://www.sqlite.org/fileformat2.html#the_database_header>.
struct DatabaseHeader {
  /// The bytes of a page.
  let pageSize: Int
  /// The bytes at a page's end that hold nothing.
  let reserved: Int
  /// The number that marks the program the database belongs to.
  let applicationID: Int
  /// The schema, as migrations count it.
  let schema: Int

  /// The bytes that it takes.
  static let length = 100

  /// Reads the bytes of a file's beginning; nil where they are no header.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.length, bytes.starts(with: Array("SQLite format 3\0".utf8)) else { return nil }
    let size = bytes.bigEndian(at: 16, count: 2)
    pageSize = size == 1 ? 65_536 : size
    reserved = Int(bytes[20])
    applicationID = bytes.bigEndian(at: 68, count: 4)
    schema = bytes.bigEndian(at: 60, count: 4)
    guard Self.isPageSize(pageSize), pageSize - reserved >= 480 else { return nil }
  }

  /// Tells whether pages can have a size: a power of 2 from 512 to 65,536.
  static func isPageSize(_ size: Int) -> Bool { (512...65_536).contains(size) && size & (size - 1) == 0 }
}

extension [UInt8] {
  /// Reads a number whose first byte is the greatest.
  func bigEndian(at offset: Int, count: Int) -> Int {
    self[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
