#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A wait of the process that ends early when the other ends of its stdin and stdout are gone.
///
/// Signals end the process while it waits, as they do at any other time.
enum Waiting {
  /// Waits, and tells whether there is still somebody there: a terminal, or the program at the other end of a pipe.
  static func wait(_ duration: Duration) -> Bool {
    takeSignals()
    let end = ContinuousClock.now + duration
    while true {
      let left = max(.zero, end - ContinuousClock.now)
      var files = [STDIN_FILENO, STDOUT_FILENO].map { pollfd(fd: $0, events: 0, revents: 0) }
      let milliseconds = left.components.seconds * 1_000 + left.components.attoseconds / 1_000_000_000_000_000
      let count = poll(&files, nfds_t(files.count), Int32(clamping: milliseconds + 1))
      if count == 0 { return true }
      if count < 0, errno != EINTR { return false }
      if count > 0 {
        if files.contains(where: { $0.revents & Int16(POLLHUP | POLLERR) != 0 }) { return false }
        // A file that the system cannot wait for says nothing of who is there.
        usleep(useconds_t(clamping: milliseconds * 1_000))
        return true
      }
    }
  }

  /// Lets signals through that whoever started the program keeps from its own threads, which a child inherits.
  private static func takeSignals() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
