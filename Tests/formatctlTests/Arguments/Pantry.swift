@testable import formatctl

/// A group of two commands.
enum Pantry: CommandGroup {
  static let name = "pantry"
  static let summary = "What is in store."
  static let subcommands: [any Command.Type] = [Add.self, Remove.self]

  /// A command of the group.
  struct Add: Command {
    static let name = "add"
    static let summary = "Add to the pantry."

    @OptionGroup var common: CommonOptions
    @Argument("What to add.", value: .key) var goods: [String]

    func run(in environment: Environment) throws -> ExitStatus {
      environment.out.print("added \(goods.enumeration)")
      return .clean
    }
  }

  /// A command of the group that finds something.
  struct Remove: Command {
    static let name = "remove"
    static let summary = "Remove from the pantry."

    @OptionGroup var common: CommonOptions
    @Flag("Be sure.") var force

    func run(in environment: Environment) throws -> ExitStatus {
      if force { return .findings }
      throw Failure("the pantry is locked", next: "formatctl pantry remove --force")
    }
  }
}
