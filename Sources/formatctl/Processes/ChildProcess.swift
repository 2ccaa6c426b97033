#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program that was run without a shell, and what it wrote.
struct ChildProcess {
  /// What it returned; 128 and the number of the signal that ended it.
  let status: Int32
  /// What it wrote to its standard output.
  let output: [UInt8]
  /// What it wrote to its error output, as far as that is kept.
  let complaint: String

  /// The bytes of the error output that are kept.
  private static let mostComplaint = 4_096

  /// Returns the path of a program that was named by it, or by a name in the folders of `PATH`; nil where there is none.
  static func path(of program: String, in environment: Environment) -> String? {
    let folders = (environment.variables["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    let paths = program.contains("/") ? [environment.absolute(program)] : folders.map { "\($0)/\(program)" }
    return paths.first { $0.hasPrefix("/") && access($0, X_OK) == 0 && environment.path($0).kind == .file }
  }

  /// Runs a program by its path until it ends; one that writes more than so many bytes is stopped.
  ///
  /// It reads `input`, and none of it if it does not want to.
  init(
    _ program: String, _ arguments: [String], reading input: [UInt8] = [], in environment: Environment,
    atMost limit: Int = 67_108_864
  ) throws(Failure) {
    guard let out = OpenPipe(), let err = OpenPipe(), let source = OpenPipe() else {
      throw Failure("\(program) cannot be started: \(systemReason).")
    }
    defer { for pipe in [out, err] { close(pipe.reading) } }
    var isSending = true
    defer { if isSending { close(source.writing) } }
    let child: pid_t
    do {
      defer { for end in [out.writing, err.writing, source.reading] { close(end) } }
      child = try Self.start(
        [program] + arguments, variables: environment.variables, input: source.reading, out: out.writing, err: err.writing)
    }
    _ = fcntl(source.writing, F_SETFL, O_NONBLOCK)
    var unsent = input[...]
    var written: [UInt8] = []
    var complaint: [UInt8] = []
    var waiting = [
      pollfd(fd: out.reading, events: Int16(POLLIN), revents: 0), pollfd(fd: err.reading, events: Int16(POLLIN), revents: 0),
      pollfd(fd: source.writing, events: Int16(POLLOUT), revents: 0),
    ]
    while written.count <= limit, waiting.prefix(2).contains(where: { $0.fd >= 0 }) {
      if poll(&waiting, nfds_t(waiting.count), -1) < 0, errno != EINTR { break }
      if isSending, waiting[2].revents != 0, !Self.send(&unsent, to: source.writing) {
        close(source.writing)
        (isSending, waiting[2].fd) = (false, -1)
      }
      for index in 0..<2 where waiting[index].fd >= 0 && waiting[index].revents != 0 {
        let piece = Self.piece(from: waiting[index].fd)
        // A negative descriptor is passed over by `poll`.
        if piece.isEmpty { waiting[index].fd = -1 }
        if index == 0 { written += piece } else { complaint += piece.prefix(Self.mostComplaint - complaint.count) }
      }
    }
    // What it has started itself may go on writing, so nothing more is read.
    let isTooLong = written.count > limit
    if isTooLong { kill(child, SIGKILL) }
    status = WaitStatus(of: child)?.code ?? 128
    if isTooLong { throw Failure("\(program) wrote more than \(limit) bytes, so that it was stopped.") }
    output = written
    self.complaint = String(decoding: complaint, as: UTF8.self)
  }

  /// Sends what a pipe takes now, and tells whether there is more to send.
  private static func send(_ bytes: inout ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
    guard !bytes.isEmpty else { return false }
    let count = bytes.withUnsafeBytes { writeOut($0, to: descriptor) }
    if count < 0 { return errno == EAGAIN || errno == EINTR }
    bytes = bytes.dropFirst(count)
    return !bytes.isEmpty
  }

  private static func piece(from descriptor: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      repeat { count = max(-1, read(descriptor, buffer.baseAddress, buffer.count)) } while count < 0 && errno == EINTR
      count = max(0, count)
    }
  }

  /// Starts a program by its path without a shell, and does not wait for it.
  static func start(
    _ words: [String], variables: [String: String], input: Int32, out: Int32, err: Int32
  ) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // What a thread keeps from itself is not kept from a program that it starts.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, out, 1)
    posix_spawn_file_actions_adddup2(&actions, err, 2)
    var child: pid_t = 0
    let settings = variables.merging(["LC_ALL": "C"]) { $1 }.map { "\($0)=\($1)" }.sorted()
    let refusal = CStrings(words).lend { argv in
      CStrings(settings).lend { posix_spawn(&child, words[0], &actions, &attributes, argv, $0) }
    }
    guard refusal == 0 else { throw Failure("\(words[0]) cannot be started: \(String(cString: strerror(refusal))).") }
    return child
  }
}
