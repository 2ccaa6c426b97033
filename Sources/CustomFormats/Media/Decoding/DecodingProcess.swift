#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A running decoding child and the socket that is its standard input and output.
///
/// A socket and no pipes: writing to a child that has ended is then an error and no SIGPIPE.
struct DecodingProcess: ~Copyable {
  /// How an exchange ended.
  enum Outcome {
    /// The child ended; its bytes, and how it ended should they be no answer.
    case ended([UInt8], String)
    /// The time was over.
    case timedOut
    /// The child gave more bytes than allowed.
    case tooMuch
  }

  private let child: pid_t
  private let channel: Int32

  /// Starts a program with arguments, no environment to speak of and no other open file.
  init(program: String, arguments: [String]) throws(DecodingFailure) {
    let (mine, theirs) = try SocketPair.make()
    defer { close(theirs) }
    do throws(DecodingFailure) {
      child = try Spawning.start(program, arguments, channel: theirs)
    } catch {
      close(mine)
      throw error
    }
    channel = mine
  }

  deinit {
    close(channel)
  }

  /// Gives the child its input and takes its output, then ends it.
  consuming func exchange(_ input: [UInt8], atMost limit: Int, seconds: Double) -> Outcome {
    let deadline = Self.now() + seconds
    var sent = 0
    var output: [UInt8] = []
    output.reserveCapacity(limit)
    while true {
      let left = deadline - Self.now()
      guard left > 0 else {
        _ = end()
        return .timedOut
      }
      var wanted = pollfd(fd: channel, events: Int16(sent < input.count ? POLLIN | POLLOUT : POLLIN), revents: 0)
      guard poll(&wanted, 1, Int32(min(left * 1_000 + 1, 60_000))) > 0 else { continue }
      if wanted.revents & Int16(POLLOUT) != 0 { send(input, &sent) }
      if wanted.revents & ~Int16(POLLOUT) != 0, !receive(&output, limit) {
        let how = end()
        return .ended(output, how)
      }
      if output.count > limit {
        _ = end()
        return .tooMuch
      }
    }
  }

  private func send(_ input: [UInt8], _ sent: inout Int) {
    let put = input.withUnsafeBytes { buffer in
      buffer.baseAddress.map { SocketPair.send(channel, $0 + sent, buffer.count - sent) } ?? 0
    }
    if put > 0 { sent += put }
    // A child that takes no more input may still answer.
    if put < 0, errno != EAGAIN, errno != EINTR { sent = input.count }
    if sent == input.count { shutdown(channel, Int32(SHUT_WR)) }
  }

  /// Takes what has arrived, and tells whether more may come.
  private func receive(_ output: inout [UInt8], _ limit: Int) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 16) { buffer in
      let got = recv(channel, buffer.baseAddress, buffer.count, 0)
      if got > 0 {
        output.append(contentsOf: buffer[..<got])
        return true
      }
      return got < 0 && (errno == EAGAIN || errno == EINTR)
    }
  }

  /// Ends the child if it has not ended, and tells how it went.
  private func end() -> String {
    kill(child, SIGKILL)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return "ended without an answer" }
    }
    return ChildEnd.text(status)
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
