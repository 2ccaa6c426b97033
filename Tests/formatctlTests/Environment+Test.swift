@testable import formatctl

extension Environment {
  /// A world without files, clock and terminal, which collects what is printed.
  static func test(
    terminal: Bool = false, width: Int = 80, variables: [String: String] = [:], input: String = "",
    workingDirectory: String = "/nowhere", programPath: String = "/nowhere/bin/formatctl", now: Int = 1_767_225_600
  ) -> Environment {
    Environment(
      out: TextBuffer(), err: TextBuffer(), input: TextScript(input),
      isTerminal: TerminalStreams(input: terminal, out: terminal, err: terminal), width: width, variables: variables,
      workingDirectory: workingDirectory, programPath: programPath, clock: { now })
  }

  /// All that went to stdout.
  var printed: String { (out as? TextBuffer)?.text ?? "" }

  /// All that went to stderr.
  var said: String { (err as? TextBuffer)?.text ?? "" }
}
