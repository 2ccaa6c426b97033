@testable import formatctl

/// The commands that tests of the argument layer call.
enum Kitchen {
  /// The sections of its help.
  static let commands = [
    CommandSection("Make", [Bake.self]),
    CommandSection("See", []),
    CommandSection("Keep", [Pantry.self, Carry.self]),
  ]

  /// Runs a line of words, split at blanks.
  static func run(_ line: String, in environment: Environment = .test()) -> ExitStatus {
    Formatctl.run(line.split(separator: " ").map(String.init), in: environment, commands: commands)
  }

  /// Returns what a line of words says on stderr.
  static func complaint(of line: String) -> String {
    let environment = Environment.test()
    let status = run(line, in: environment)
    return environment.printed.isEmpty && status == .failed ? environment.said : "exit \(status.rawValue)"
  }
}
