#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A path that could not be opened or read.
public struct ReadError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The path as it was given.
  public let path: String
  /// What the system says.
  public let reason: String
  /// Whether nothing is there.
  public let isMissing: Bool

  /// Makes an error of the system's last one.
  init(_ path: String, number: Int32 = errno) {
    self.path = path
    reason = String(cString: strerror(number))
    isMissing = number == ENOENT || number == ENOTDIR
  }

  /// The sentence, such as "ads.json cannot be read: Permission denied".
  public var description: String { "\(path) cannot be read: \(reason)." }
}
