import CSandbox

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder that media are opened beneath, and never outside of.
///
/// The system itself holds a name to the folder where it can (Linux 5.6); elsewhere links are followed step by step.
public final class MediaFolder: Sendable {
  private let descriptor: Int32

  /// Opens a folder.
  public init(path: String) throws(MediaAccessError) {
    guard !path.utf8.contains(0) else { throw .missing }
    descriptor = openat(AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw MediaAccessError(opening: errno) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Opens a file by its path relative to the folder.
  ///
  /// `..` and symbolic links are followed as long as they stay beneath the folder.
  public func open(_ path: String) throws(MediaAccessError) -> MediaBytes {
    try open(utf8: Array(path.utf8))
  }

  /// Opens a file by the bytes of its relative path.
  public func open(utf8 path: [UInt8]) throws(MediaAccessError) -> MediaBytes {
    guard Self.mayLieBeneath(path) else { throw .outsideRoot }
    return try MediaBytes(regularFile: try resolve(path))
  }

  /// Opens a file link by link, as systems do that cannot hold a name to a folder.
  func openStepwise(_ path: String) throws(MediaAccessError) -> MediaBytes {
    guard Self.mayLieBeneath(Array(path.utf8)) else { throw .outsideRoot }
    return try MediaBytes(regularFile: try StepwisePath(folder: descriptor).open(path))
  }

  private static func mayLieBeneath(_ path: [UInt8]) -> Bool {
    path.first != UInt8(ascii: "/") && !path.contains(0)
  }

  private func resolve(_ path: [UInt8]) throws(MediaAccessError) -> Int32 {
    var result: Int32 = -EAGAIN
    // A rename elsewhere in the tree makes the system ask for another try.
    for _ in 0..<8 where result == -EAGAIN {
      result = withTerminated(path) { formatctl_open_beneath(descriptor, $0, MediaBytes.openFlags) }
    }
    if result >= 0 { return result }
    if result == -ENOSYS || result == -EPERM {
      return try StepwisePath(folder: descriptor).open(String(decoding: path, as: UTF8.self))
    }
    throw MediaAccessError(opening: -result)
  }

  private func withTerminated(_ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Int32) -> Int32 {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: path.count + 1) { buffer in
      guard let base = buffer.baseAddress else { return -ENOMEM }
      for (at, byte) in path.enumerated() { base[at] = CChar(bitPattern: byte) }
      base[path.count] = 0
      return body(base)
    }
  }
}
