@testable import formatctl

/// A command that must be given a list of words and an option.
struct Carry: Command {
  static let name = "carry"
  static let summary = "Carry cakes to a house."

  @OptionGroup var common: CommonOptions
  @Argument("What to carry.", value: .file) var cakes: [String]
  @Option("Where to.", value: .folder) var to: String

  func run(in environment: Environment) throws -> ExitStatus { .clean }
}
