#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Two joined sockets, one for each process.
enum SocketPair {
  /// Makes a pair: one end that never blocks, and one for the child; neither is inherited by itself.
  static func make() throws(DecodingFailure) -> (mine: Int32, theirs: Int32) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .notStarted(String(cString: strerror(errno))) }
    #if canImport(Darwin)
      var yes: Int32 = 1
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    // An end at 0, 1 or 2, which a closed standard stream leaves free, would be lost among the child's own.
    let theirs = fcntl(ends[1], F_DUPFD_CLOEXEC, 3)
    close(ends[1])
    guard theirs >= 0 else {
      close(ends[0])
      throw .notStarted(String(cString: strerror(errno)))
    }
    return (ends[0], theirs)
  }

  /// Sends without a signal when the other end is gone.
  static func send(_ socket: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.send(socket, bytes, count, Int32(MSG_NOSIGNAL))
    #else
      Darwin.send(socket, bytes, count, 0)
    #endif
  }
}
