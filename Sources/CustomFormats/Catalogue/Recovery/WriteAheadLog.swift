/// The pages that stand in the log beside a database, <https://www.sqlite.org/fileformat2.html#walformat>.
struct WriteAheadLog {
  /// The bytes of a page.
  let pageSize: Int
  /// Where in the log the newest committed state of a page begins.
  private(set) var offsets: [Int: Int] = [:]
  /// The last page that the database has after the newest commit and that stands in the log; 0 where none does.
  private(set) var lastPage = 0

  private static let headerLength = 32
  private static let frameHeaderLength = 24

  /// Reads a log as far as its checksums hold; nil where it is none.
  init?(_ file: some PositionedBytes) {
    guard let header = file.bytes(at: 0, count: Self.headerLength) else { return nil }
    let magic = header.bigEndian(at: 0, count: 4)
    guard magic & ~1 == 0x377F_0682 else { return nil }
    pageSize = header.bigEndian(at: 8, count: 4)
    var sum = Checksum(isBigEndian: magic & 1 == 1)
    sum.add(header[..<24])
    guard DatabaseHeader.isPageSize(pageSize), sum.stands(in: header, at: 24) else { return nil }
    let salts = header[16..<24]
    var committing: [Int: Int] = [:]
    var pageCount = 0
    var at = Self.headerLength
    while let frame = file.bytes(at: at, count: Self.frameHeaderLength),
      let page = file.bytes(at: at + Self.frameHeaderLength, count: pageSize), frame[8..<16].elementsEqual(salts)
    {
      sum.add(frame[..<8])
      sum.add(page[...])
      guard sum.stands(in: frame, at: 16) else { break }
      committing[frame.bigEndian(at: 0, count: 4)] = at + Self.frameHeaderLength
      let size = frame.bigEndian(at: 4, count: 4)
      // The last frame of a commit says how many pages the database has then.
      if size > 0 {
        offsets.merge(committing) { $1 }
        committing = [:]
        pageCount = size
      }
      at += Self.frameHeaderLength + pageSize
    }
    lastPage = offsets.keys.filter { $0 <= pageCount }.max() ?? 0
  }

  /// The running sum of the log.
  private struct Checksum {
    let isBigEndian: Bool
    private var first: UInt32 = 0
    private var second: UInt32 = 0

    init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

    mutating func add(_ bytes: ArraySlice<UInt8>) {
      var at = bytes.startIndex
      while at + 8 <= bytes.endIndex {
        first = first &+ word(bytes, at) &+ second
        second = second &+ word(bytes, at + 4) &+ first
        at += 8
      }
    }

    func stands(in header: [UInt8], at offset: Int) -> Bool {
      header.bigEndian(at: offset, count: 4) == Int(first) && header.bigEndian(at: offset + 4, count: 4) == Int(second)
    }

    private func word(_ bytes: ArraySlice<UInt8>, _ at: Int) -> UInt32 {
      let word =
        UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16 | UInt32(bytes[at + 2]) << 8 | UInt32(bytes[at + 3])
      return isBigEndian ? word : word.byteSwapped
    }
  }
}
