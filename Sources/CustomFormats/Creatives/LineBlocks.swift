/// Lines in blocks of about a megabyte, so that a file of any size takes little memory.
struct LineBlocks {
  /// Some whole lines, or word of one that is too long.
  enum Block {
    /// The bytes of whole lines; the first one has that number and begins at that byte of all that was read.
    case lines([UInt8], first: Int, firstByte: Int)
    /// The number of a line that was passed by.
    case overlong(Int)
  }

  /// The most bytes of a line, some ten thousand times an ordinary creative.
  static let mostLineBytes = 16 << 20

  private let read: () throws -> [UInt8]
  private var rest: [UInt8]
  private var line = 1
  private var byte = 0
  private var isAtEnd = false

  /// Begins with bytes that were read already.
  init(startingWith head: [UInt8], _ read: @escaping () throws -> [UInt8]) {
    rest = head
    self.read = read
  }

  /// Returns the next block, nil after the last.
  mutating func next() throws -> Block? {
    if let block = cut(from: 0) { return block }
    while !isAtEnd {
      let piece = try read()
      isAtEnd = piece.isEmpty
      let known = rest.count
      rest += piece
      if let block = cut(from: known) { return block }
      if rest.count > Self.mostLineBytes { return .overlong(try passLine()) }
    }
    guard !rest.isEmpty else { return nil }
    defer { rest = [] }
    return .lines(rest, first: line, firstByte: byte)
  }

  /// Takes all whole lines out of what was read; before the start no line ends.
  private mutating func cut(from start: Int) -> Block? {
    guard let end = rest[start...].lastIndex(of: 0x0A) else { return nil }
    let first = line
    let firstByte = byte
    var block = rest
    rest = Array(rest[(end + 1)...])
    block.removeSubrange((end + 1)...)
    for byte in block where byte == 0x0A { line += 1 }
    byte += block.count
    return .lines(block, first: first, firstByte: firstByte)
  }

  /// Drops the line that was begun and returns its number.
  private mutating func passLine() throws -> Int {
    byte += rest.count
    rest = []
    while !isAtEnd, rest.isEmpty {
      let piece = try read()
      isAtEnd = piece.isEmpty
      if let end = piece.firstIndex(of: 0x0A) {
        rest = Array(piece[(end + 1)...])
        byte += end + 1
        break
      }
      byte += piece.count
    }
    line += 1
    return line - 1
  }
}
