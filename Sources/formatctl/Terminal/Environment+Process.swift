#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

extension Environment {
  /// The world of the running process.
  ///
  /// SIGPIPE is ignored from here on, so that a pipe whose reader left gives an error and not an end; a child that should
  /// not inherit this resets it. A standard stream that is closed is opened on nothing, or the catalogue could become stdout.
  static func process() -> Environment {
    signal(SIGPIPE, SIG_IGN)
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
    let terminals = TerminalStreams(
      input: isatty(STDIN_FILENO) == 1, out: isatty(STDOUT_FILENO) == 1, err: isatty(STDERR_FILENO) == 1)
    let variables = processVariables()
    return Environment(
      out: DescriptorSink(STDOUT_FILENO, holdingBack: terminals.out ? 0 : 65_536),
      err: DescriptorSink(STDERR_FILENO, holdingBack: 0),
      input: DescriptorSource(STDIN_FILENO),
      isTerminal: terminals,
      width: terminalWidth(variables: variables),
      variables: variables,
      workingDirectory: currentFolder(),
      programPath: runningProgram(),
      clock: { Int(time(nil)) },
      wait: Waiting.wait)
  }
}

private func processVariables() -> [String: String] {
  var variables: [String: String] = [:]
  var next = environ
  while let entry = next.pointee {
    let text = String(cString: entry)
    if let equals = text.unicodeScalars.firstIndex(of: "=") {
      variables[String(text[..<equals])] = String(text.unicodeScalars[equals...].dropFirst())
    }
    next += 1
  }
  return variables
}

private func terminalWidth(variables: [String: String]) -> Int {
  var size = winsize()
  for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
    if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
  }
  if let columns = variables["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
  return 80
}

private func currentFolder() -> String {
  guard let path = getcwd(nil, 0) else { return "." }
  defer { free(path) }
  return String(cString: path)
}

private func runningProgram() -> String {
  #if canImport(Darwin)
    var size = UInt32(PATH_MAX)
    var name = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&name, &size) == 0 else { return CommandLine.arguments.first ?? "" }
  #else
    let name = "/proc/self/exe"
  #endif
  guard let path = realpath(name, nil) else { return CommandLine.arguments.first ?? "" }
  defer { free(path) }
  return String(cString: path)
}
