#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a file is to the system, whatever path leads to it.
public struct FileIdentity: Sendable, Hashable {
  private let device: Int
  private let number: UInt64

  init(_ facts: stat) {
    device = Int(truncatingIfNeeded: facts.st_dev)
    number = UInt64(truncatingIfNeeded: facts.st_ino)
  }
}
