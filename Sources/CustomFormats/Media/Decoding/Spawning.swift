import CSandbox

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Starts the decoding child.
enum Spawning {
  /// The only variables a child inherits: where its libraries are.
  private static var kept: [String] {
    let places = ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH"]
    #if DEBUG
      return places + [DecoderMisdeed.variable]
    #else
      return places
    #endif
  }

  /// Starts a program with a socket as input and output, no error output, and default signals.
  static func start(_ program: String, _ arguments: [String], channel: Int32) throws(DecodingFailure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawn_file_actions_adddup2(&actions, channel, 0)
    posix_spawn_file_actions_adddup2(&actions, channel, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    #if canImport(Darwin)
      flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #else
      formatctl_close_from(&actions, 3)
    #endif
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))

    let environment = kept.compactMap { name in getenv(name).map { name + "=" + String(cString: $0) } }
    var child: pid_t = 0
    let refusal = withCStrings([program] + arguments) { argv in
      withCStrings(environment + ["SWIFT_BACKTRACE=enable=no"]) { envp in
        posix_spawn(&child, program, &actions, &attributes, argv, envp)
      }
    }
    guard refusal == 0 else { throw .notStarted("\(program): \(String(cString: strerror(refusal)))") }
    return child
  }

  private static func withCStrings(
    _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  ) -> Int32 {
    var copies = texts.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return copies.withUnsafeMutableBufferPointer { list in
      list.baseAddress.map(body) ?? ENOMEM
    }
  }
}
