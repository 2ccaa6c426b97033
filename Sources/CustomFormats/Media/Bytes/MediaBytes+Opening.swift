#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension MediaBytes {
  /// How media are opened: without waiting for a pipe's other end, and never inherited.
  static let openFlags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY

  /// Opens a file wherever it is, by the path a person gave.
  public init(path: String) throws(MediaAccessError) {
    guard !path.utf8.contains(0) else { throw .missing }
    let descriptor = open(path, Self.openFlags)
    guard descriptor >= 0 else { throw MediaAccessError(opening: errno) }
    try self.init(regularFile: descriptor)
  }

  /// Takes over an open descriptor, which must be a regular file's.
  init(regularFile descriptor: Int32) throws(MediaAccessError) {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else {
      let why = errno
      close(descriptor)
      throw MediaAccessError(opening: why)
    }
    guard facts.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .notAFile
    }
    self.init(takingOver: descriptor, byteCount: Int(facts.st_size))
  }
}

extension MediaAccessError {
  /// Reads the error number of a refused `open`.
  init(opening number: Int32) {
    switch number {
    case ENOENT, ENOTDIR: self = .missing
    case EXDEV: self = .outsideRoot
    case ENXIO, EISDIR, ENODEV: self = .notAFile
    default: self = .unreadable(String(cString: strerror(number)))
    }
  }
}
