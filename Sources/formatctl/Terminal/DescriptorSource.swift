#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Text read from an open file of the process.
final class DescriptorSource: TextSource {
  private let descriptor: Int32
  private var waiting: ArraySlice<UInt8> = []

  /// Creates a source on an open file.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  func readLine() -> String? {
    var searched = waiting.startIndex
    while true {
      if let end = waiting[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        var line = waiting[..<end]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        waiting = waiting[(end + 1)...]
        return String(decoding: line, as: UTF8.self)
      }
      searched = waiting.endIndex
      guard let more = try? nextBytes(), !more.isEmpty else { break }
      waiting += more
    }
    defer { waiting = [] }
    return waiting.isEmpty ? nil : String(decoding: waiting, as: UTF8.self)
  }

  func readPiece() throws -> [UInt8] {
    defer { waiting = [] }
    return waiting.isEmpty ? try nextBytes() : Array(waiting)
  }

  func readAll() throws -> [UInt8] {
    var bytes = Array(waiting)
    waiting = []
    while true {
      let more = try nextBytes()
      if more.isEmpty { return bytes }
      bytes += more
    }
  }

  private func nextBytes() throws -> [UInt8] {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, initialised in
        count = read(descriptor, buffer.baseAddress, buffer.count)
        initialised = max(0, count)
      }
      if count >= 0 { return bytes }
      if errno != EINTR { throw InputError(reason: String(cString: strerror(errno))) }
    }
  }
}
