/// `formatctl version`: names the program and its version.
struct Version: Command {
  static let name = "version"
  static let summary = "Print the version."
  static let discussion = "The same as formatctl --version."

  @OptionGroup var common: CommonOptions

  func run(in environment: Environment) throws -> ExitStatus {
    environment.out.print("formatctl \(Formatctl.version)")
    return .clean
  }
}
