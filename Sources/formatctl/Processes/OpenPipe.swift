#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Two ends of a pipe that other children do not inherit.
struct OpenPipe {
  /// The end that is read from.
  let reading: Int32
  /// The end that is written to.
  let writing: Int32

  /// Opens a pipe; nil where the system gives none, for the reason in `errno`.
  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }
}
