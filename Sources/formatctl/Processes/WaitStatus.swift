#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a child process has ended.
struct WaitStatus {
  /// What it returned; 128 and the number of the signal that ended it.
  let code: Int32

  /// Waits until a child has ended; nil where it was lost, for the reason in `errno`.
  init?(of child: pid_t) {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    // The low bits hold the signal that ended it, the next ones what it returned.
    code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
  }
}
