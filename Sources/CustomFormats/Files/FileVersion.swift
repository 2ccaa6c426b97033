#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a file was at a moment, told without reading it: another version is another file or was written since.
public struct FileVersion: Sendable, Hashable {
  /// What it is to the system, whatever path leads to it.
  public let identity: FileIdentity
  private let byteCount: Int64
  private let written: Moment
  private let changed: Moment

  /// A moment by the clock of the file system.
  private struct Moment: Sendable, Hashable {
    let seconds: Int
    let nanoseconds: Int
  }

  init(_ facts: stat) {
    identity = FileIdentity(facts)
    byteCount = Int64(facts.st_size)
    #if canImport(Darwin)
      let (written, changed) = (facts.st_mtimespec, facts.st_ctimespec)
    #else
      let (written, changed) = (facts.st_mtim, facts.st_ctim)
    #endif
    self.written = Moment(seconds: Int(written.tv_sec), nanoseconds: Int(written.tv_nsec))
    self.changed = Moment(seconds: Int(changed.tv_sec), nanoseconds: Int(changed.tv_nsec))
  }

  /// Looks at what a path leads to, links followed; nil where that is no file.
  public init?(_ path: String) {
    var facts = stat()
    guard !path.utf8.contains(0), stat(path, &facts) == 0, facts.st_mode & S_IFMT != S_IFDIR else { return nil }
    self.init(facts)
  }
}
