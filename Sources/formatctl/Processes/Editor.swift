#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program that a person writes texts with: `VISUAL` on a terminal, else `EDITOR`.
struct Editor {
  /// The command, as a shell reads it.
  let command: String

  /// Finds the editor; nil where none is named.
  init?(in environment: Environment) {
    let names = environment.canAsk && environment.variables["TERM"] != "dumb" ? ["VISUAL", "EDITOR"] : ["EDITOR"]
    let commands = names.compactMap { environment.variables[$0] }.filter { !$0.isEmpty }
    guard let command = commands.first else { return nil }
    self.command = command
  }

  /// Opens a file, waits until the editor has ended, and returns its exit status.
  func open(_ file: FilePath, in environment: Environment) throws -> Int32 {
    environment.out.flush()
    environment.err.flush()
    // Keys that interrupt are meant for the editor as long as it runs.
    let signals = [SIGINT, SIGQUIT]
    let handlers = signals.map { signal($0, SIG_IGN) }
    defer { for (number, handler) in zip(signals, handlers) { signal(number, handler) } }
    let child = try start(
      ["/bin/sh", "-c", "cd \"$1\" && shift && \(command) \"$@\"", "sh", environment.workingDirectory, file.absolute], environment
    )
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      if errno != EINTR { throw Failure("the editor \(command) was lost: \(systemReason).") }
    }
    // The low bits hold the signal that ended it, the next ones what it returned.
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
  }

  private func start(_ words: [String], _ environment: Environment) throws -> pid_t {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGQUIT, SIGPIPE] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: POSIX_SPAWN_SETSIGDEF))
    var child: pid_t = 0
    let variables = environment.variables.map { "\($0)=\($1)" }.sorted()
    let refusal = Self.withCStrings(words) { argv in
      Self.withCStrings(variables) { posix_spawn(&child, words[0], nil, &attributes, argv, $0) }
    }
    guard refusal == 0 else { throw Failure("the editor \(command) cannot be started: \(String(cString: strerror(refusal))).") }
    return child
  }

  private static func withCStrings(
    _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  ) -> Int32 {
    var copies = texts.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return copies.withUnsafeMutableBufferPointer { $0.baseAddress.map(body) ?? ENOMEM }
  }
}
