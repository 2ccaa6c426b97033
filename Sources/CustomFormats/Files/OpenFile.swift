#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is read piece by piece, so that its size does not matter.
public final class OpenFile {
  /// What stands behind a path.
  public enum Kind: Sendable {
    case file, folder
    /// A pipe or a device, which has no size and is read to its end.
    case stream
  }

  /// The bytes that one piece has.
  public static let pieceSize = 1 << 20

  /// What it is.
  public let kind: Kind
  /// The size in bytes, 0 where there is none to know.
  public let byteCount: Int
  /// What it was when it was opened.
  public let version: FileVersion
  /// The same for two paths that lead to one file.
  public var identity: FileIdentity { version.identity }

  private let path: String
  private let descriptor: Int32
  private var taken = 0
  private var isAtEnd = false

  /// Opens a file or a folder; `shown` is what errors call it.
  public init(_ path: String, shown: String) throws(ReadError) {
    self.path = shown
    guard !path.utf8.contains(0) else { throw ReadError(shown, number: ENOENT) }
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw ReadError(shown) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else {
      let number = errno
      close(descriptor)
      throw ReadError(shown, number: number)
    }
    kind =
      switch facts.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .stream
      }
    byteCount = Int(facts.st_size)
    version = FileVersion(facts)
  }

  deinit { close(descriptor) }

  /// Returns the next bytes, none after the last.
  public func readPiece() throws(ReadError) -> [UInt8] {
    guard !isAtEnd else { return [] }
    var number: Int32 = 0
    // One byte more than the file has tells its end without another look.
    let capacity = kind == .file ? min(Self.pieceSize, max(byteCount - taken, 0) + 1) : Self.pieceSize
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
      while filled < capacity {
        let count = read(descriptor, buffer.baseAddress?.advanced(by: filled), capacity - filled)
        if count < 0, errno == EINTR { continue }
        if count < 0 { number = errno }
        if count <= 0 { return }
        filled += count
      }
    }
    guard number == 0 else { throw ReadError(path, number: number) }
    isAtEnd = bytes.count < capacity
    taken += bytes.count
    return bytes
  }

  /// Returns all bytes that are left, if they are not too many.
  func readAll(atMost most: Int = 64 << 20) throws(ReadError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let piece = try readPiece()
      if piece.isEmpty { return bytes }
      bytes += piece
      if bytes.count > most { throw ReadError(path, number: EFBIG) }
    }
  }

  /// Throws where a path leads to nothing that may be read, without opening it.
  ///
  /// A pipe must not be opened twice: its writer would be told that the reader left.
  static func check(_ path: String, shown: String) throws(ReadError) {
    guard !path.utf8.contains(0) else { throw ReadError(shown, number: ENOENT) }
    guard access(path, R_OK) == 0 else { throw ReadError(shown) }
  }
}
