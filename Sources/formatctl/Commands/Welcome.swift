/// Bare `formatctl`: says what there is to do.
struct Welcome: Command {
  static let name = "welcome"
  static let summary = "Say what there is to do."

  @OptionGroup var common: CommonOptions

  func run(in environment: Environment) throws -> ExitStatus {
    let page = HelpPage(width: environment.width, style: environment.style)
    environment.out.print(page.commandList(Formatctl.commands))
    environment.out.print("\nRun formatctl help <command> for one of them.")
    return .clean
  }
}
