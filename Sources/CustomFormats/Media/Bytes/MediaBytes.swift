#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Bounded random access to a file's bytes, from an open file or from memory.
///
/// A file is read by `pread` into one window, page by page and only where a reader looks. It is closed at the end
/// of this value's life.
public struct MediaBytes: ~Copyable, Sendable {
  /// The size of the file in bytes.
  public let byteCount: Int
  /// Why the system refused to read, nil as long as it did not.
  public private(set) var failure: String?
  /// Tells whether the next bytes are wanted too, so that windows are larger.
  var readsAhead = false

  private let descriptor: Int32
  private var window: [UInt8]
  private var windowStart = 0
  private var windowEnd = 0

  private static let page = 4_096
  private static let largeWindow = 65_536

  /// Gives access to bytes in memory.
  public init(_ bytes: [UInt8]) {
    byteCount = bytes.count
    descriptor = -1
    window = bytes
    windowEnd = bytes.count
  }

  /// Takes over an open file and closes it in the end.
  init(takingOver descriptor: Int32, byteCount: Int) {
    self.byteCount = byteCount
    self.descriptor = descriptor
    window = []
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Returns one more descriptor of the file, which is to be closed; nil for bytes in memory.
  public func anotherDescriptor() -> Int32? {
    let another = descriptor >= 0 ? fcntl(descriptor, F_DUPFD_CLOEXEC, 3) : -1
    return another >= 0 ? another : nil
  }

  /// Tells whether the bytes exist, and brings them into the window.
  @inline(__always)
  mutating func holds(_ offset: Int, _ count: Int) -> Bool {
    if offset >= windowStart, count >= 0, offset <= windowEnd - count { return true }
    return load(offset, count)
  }

  /// Gives the window's bytes at an offset that `holds` has brought in.
  @inline(__always)
  func inWindow<Result>(_ offset: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    window.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[(offset - windowStart)..<(windowEnd - windowStart)])) }
  }

  private mutating func load(_ offset: Int, _ count: Int) -> Bool {
    guard descriptor >= 0, failure == nil, offset >= 0, count >= 0, count <= Self.largeWindow, count <= byteCount,
      offset <= byteCount - count
    else { return false }
    let start = offset & ~(Self.page - 1)
    let wanted = offset - start + count
    let length = max(readsAhead ? Self.largeWindow : Self.page, (wanted + Self.page - 1) & ~(Self.page - 1))
    if window.count < length { window = [UInt8](repeating: 0, count: length) }
    windowStart = start
    windowEnd = start
    let descriptor = descriptor
    var filled = 0
    var refusal: Int32 = 0
    window.withUnsafeMutableBytes { buffer in
      guard let base = buffer.baseAddress else { return }
      while filled < wanted {
        let got = pread(descriptor, base + filled, length - filled, off_t(start + filled))
        if got < 0 && errno == EINTR { continue }
        if got < 0 { refusal = errno }
        if got <= 0 { return }
        filled += got
      }
    }
    windowEnd = start + filled
    if refusal != 0 { failure = String(cString: strerror(refusal)) }
    return filled >= wanted
  }
}
