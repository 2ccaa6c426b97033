#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program that a person writes texts with: `VISUAL` on a terminal, else `EDITOR`.
struct Editor {
  /// The command, as a shell reads it.
  let command: String
  /// The environment variable that names it.
  let variable: String

  /// Finds the editor; nil where none is named.
  init?(in environment: Environment) {
    let names = environment.canAsk && environment.variables["TERM"] != "dumb" ? ["VISUAL", "EDITOR"] : ["EDITOR"]
    guard let variable = names.first(where: { environment.variables[$0]?.isEmpty == false }),
      let command = environment.variables[variable]
    else { return nil }
    self.command = command
    self.variable = variable
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
    guard let status = WaitStatus(of: child) else { throw Failure("the editor \(command) was lost: \(systemReason).") }
    return status.code
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
    let refusal = CStrings(words).lend { argv in
      CStrings(variables).lend { posix_spawn(&child, words[0], nil, &attributes, argv, $0) }
    }
    guard refusal == 0 else { throw Failure("the editor \(command) cannot be started: \(String(cString: strerror(refusal))).") }
    return child
  }
}
