@testable import formatctl

/// A command that declares everything wrongly.
struct Burn: Command {
  static let name = "burn"
  static let summary = "burn it"
  static let examples = [CommandExample("formatctl bake x", "Bakes.")]

  @OptionGroup var common: CommonOptions
  @Argument("First.") var first: String?
  @Argument("Second.") var second: String
  @Argument("") var rest: [String] = []
  @Argument("After.") var rest2: [String] = []
  @Option("A key.", short: "k") var key: String?
  @Flag("A key again.", name: "key", short: "k") var again
  @Flag("Colour.") var colour
  @Flag("Digit.", short: "7") var digit

  func run(in environment: Environment) throws -> ExitStatus { .clean }
}
