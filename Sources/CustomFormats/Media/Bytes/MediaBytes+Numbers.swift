#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension MediaBytes {
  /// Reads one byte, nil past the end.
  @inline(__always)
  mutating func byte(at offset: Int) -> UInt8? {
    guard holds(offset, 1) else { return nil }
    return inWindow(offset) { $0[0] }
  }

  /// Reads a big-endian number of two bytes.
  @inline(__always)
  mutating func big16(at offset: Int) -> Int? {
    guard holds(offset, 2) else { return nil }
    return inWindow(offset) { Int(UInt16(bigEndian: $0.loadUnaligned(as: UInt16.self))) }
  }

  /// Reads a little-endian number of two bytes.
  @inline(__always)
  mutating func little16(at offset: Int) -> Int? {
    guard holds(offset, 2) else { return nil }
    return inWindow(offset) { Int(UInt16(littleEndian: $0.loadUnaligned(as: UInt16.self))) }
  }

  /// Reads a little-endian number of three bytes.
  mutating func little24(at offset: Int) -> Int? {
    guard holds(offset, 3) else { return nil }
    return inWindow(offset) { Int($0[0]) | Int($0[1]) << 8 | Int($0[2]) << 16 }
  }

  /// Reads a big-endian number of four bytes.
  @inline(__always)
  mutating func big32(at offset: Int) -> UInt32? {
    guard holds(offset, 4) else { return nil }
    return inWindow(offset) { UInt32(bigEndian: $0.loadUnaligned(as: UInt32.self)) }
  }

  /// Reads a little-endian number of four bytes.
  @inline(__always)
  mutating func little32(at offset: Int) -> UInt32? {
    guard holds(offset, 4) else { return nil }
    return inWindow(offset) { UInt32(littleEndian: $0.loadUnaligned(as: UInt32.self)) }
  }

  /// Reads a big-endian number of eight bytes.
  mutating func big64(at offset: Int) -> UInt64? {
    guard holds(offset, 8) else { return nil }
    return inWindow(offset) { UInt64(bigEndian: $0.loadUnaligned(as: UInt64.self)) }
  }

  /// Reads the four bytes of a name.
  @inline(__always)
  mutating func fourCC(at offset: Int) -> FourCC? {
    big32(at: offset).map(FourCC.init)
  }

  /// Tells whether the bytes of a literal stand at an offset.
  mutating func matches(_ literal: StaticString, at offset: Int) -> Bool {
    let count = literal.utf8CodeUnitCount
    guard holds(offset, count) else { return false }
    return inWindow(offset) { bytes in (0..<count).allSatisfy { bytes[$0] == literal.utf8Start[$0] } }
  }

  /// Copies some bytes, fewer where the file ends; at most a window of 65,536.
  mutating func copy(_ count: Int, at offset: Int) -> [UInt8] {
    guard offset >= 0, offset < byteCount else { return [] }
    let count = min(count, byteCount - offset, 65_536)
    guard count > 0, holds(offset, count) else { return [] }
    return inWindow(offset) { Array($0.prefix(count)) }
  }

  /// Finds a byte value at or after an offset and before an end.
  mutating func firstIndex(of value: UInt8, from start: Int, before end: Int) -> Int? {
    let end = min(end, byteCount)
    var at = start
    while at < end {
      guard holds(at, 1) else { return nil }
      let (found, count) = inWindow(at) { rest -> (Int?, Int) in
        let count = min(rest.count, end - at)
        guard let base = rest.baseAddress, let hit = memchr(base, Int32(value), count) else { return (nil, count) }
        return (UnsafeRawPointer(hit) - base, count)
      }
      if let found { return at + found }
      at += count
    }
    return nil
  }

  /// Hands over the bytes of a stretch piece by piece, and tells whether they were all there.
  mutating func eachPiece(from start: Int, to end: Int, _ body: (UnsafeRawBufferPointer) -> Void) -> Bool {
    var at = start
    while at < end {
      guard holds(at, 1) else { return false }
      at += inWindow(at) { rest in
        let piece = UnsafeRawBufferPointer(rebasing: rest.prefix(end - at))
        body(piece)
        return piece.count
      }
    }
    return true
  }

  /// Copies the whole file, nil when it is larger than the limit or cannot be read.
  public mutating func whole(atMost limit: Int) -> [UInt8]? {
    readsAhead = true
    return copyAll(from: 0, to: byteCount, atMost: limit)
  }

  /// Copies a stretch, nil when it is larger than the limit or cannot be read.
  mutating func copyAll(from start: Int, to end: Int, atMost limit: Int) -> [UInt8]? {
    guard start >= 0, start <= end, end <= byteCount, end - start <= limit else { return nil }
    let wasReadingAhead = readsAhead
    readsAhead = true
    defer { readsAhead = wasReadingAhead }
    var all: [UInt8] = []
    all.reserveCapacity(end - start)
    guard eachPiece(from: start, to: end, { all.append(contentsOf: $0) }) else { return nil }
    return all
  }
}
