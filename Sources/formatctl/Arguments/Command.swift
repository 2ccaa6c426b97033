/// A command: its words as properties, its work as one function.
///
/// Properties are declared with `@Argument`, `@Option`, `@Flag` and `@OptionGroup`; parsing, help and completions read
/// these declarations. An option's name comes from its property: `dryRun` is `--dry-run`.
protocol Command: CommandWord {
  /// The options that every command takes.
  var common: CommonOptions { get }
  /// Creates the command with its declarations and no words.
  init()
  /// Does the work.
  func run(in environment: Environment) throws -> ExitStatus
}

extension Command {
  /// Returns the command as its words fill it.
  static func parse(_ words: [String], path: [String] = [name]) throws(UsageError) -> Self {
    let command = Self()
    var parser = Parser(declarations: Declaration.all(in: command), path: path)
    try parser.parse(words)
    return command
  }
}
