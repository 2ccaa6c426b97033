#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The pages of a database that SQLite may not be able to open, with those of its log over them.
final class DamagedDatabase {
  /// The header; nil where it is damaged.
  let header: DatabaseHeader?
  /// The number of pages, which are counted from 1.
  let pageCount: Int
  /// The bytes of a page that hold something.
  let usableSize: Int

  private let file: RawFile
  private let log: (file: RawFile, pages: WriteAheadLog)?
  private let pageSize: Int
  /// The bytes that may still be read behind leaves: false records can all lead into one chain.
  private var chainBytesLeft: Int

  /// SQLite's own page size since 2016, which catalogues are made with.
  private static let usualPageSize = 4_096

  /// Opens the file at a path and the log beside it, for reading alone.
  init(_ path: String) throws(CatalogueError) {
    let place = CatalogueFile(path: path)
    try place.expectFile()
    guard let file = RawFile(path) else { throw .unreachable(path: path, reason: CatalogueFile.reason(errno)) }
    let header = file.bytes(at: 0, count: DatabaseHeader.length).flatMap(DatabaseHeader.init)
    let log = place.logPath.flatMap(RawFile.init).flatMap { file in WriteAheadLog(file).map { (file, $0) } }
    let pageSize = header?.pageSize ?? log?.1.pageSize ?? Self.usualPageSize
    self.file = file
    self.header = header
    self.pageSize = pageSize
    self.log = log?.1.pageSize == pageSize ? log : nil
    usableSize = pageSize - (header?.reserved ?? 0)
    pageCount = max(file.count / pageSize, self.log?.pages.lastPage ?? 0)
    chainBytesLeft = max(1 << 26, 16 * pageSize * pageCount)
  }

  /// Reads a page; nil where there is none or the disk does not give it.
  func page(_ number: Int) -> [UInt8]? {
    guard number >= 1, number <= pageCount else { return nil }
    if let log, let offset = log.pages.offsets[number] { return log.file.bytes(at: offset, count: pageSize) }
    return file.bytes(at: (number - 1) * pageSize, count: pageSize)
  }

  /// Reads the whole payload of a record; nil where the chain of pages that holds its rest is broken.
  ///
  /// SQLite itself does not look where the last page of a chain leads to, and gives out what was written over it.
  func payload(of record: StoredRecord) -> [UInt8]? {
    // Of a size that all pages together do not have is nothing but a false record.
    guard record.size <= pageSize * pageCount else { return nil }
    var payload = record.local
    var next = record.overflow
    payload.reserveCapacity(record.size)
    while payload.count < record.size {
      guard chainBytesLeft > 0, let page = page(next) else { return nil }
      let count = min(record.size - payload.count, usableSize - 4)
      chainBytesLeft -= count
      payload += page[4..<4 + count]
      next = page.bigEndian(at: 0, count: 4)
    }
    return next == 0 ? payload : nil
  }
}
