#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is open for reading.
final class RawFile: PositionedBytes {
  private let descriptor: Int32
  /// The bytes that it had when it was opened.
  let count: Int

  /// Opens a file; nil, with the reason in `errno`, where it cannot be opened.
  init?(_ path: String) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var facts = stat()
    count = fstat(descriptor, &facts) == 0 ? Int(facts.st_size) : 0
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Reads so many bytes; nil where there are fewer or the disk does not give them.
  func bytes(at offset: Int, count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0, offset <= self.count - count else { return nil }
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        guard let start = buffer.baseAddress else { break }
        let got = pread(descriptor, start + filled, count - filled, off_t(offset + filled))
        if got < 0, errno == EINTR { continue }
        guard got > 0 else {
          isWhole = false
          return
        }
        filled += got
      }
    }
    return isWhole ? bytes : nil
  }
}
