import CustomFormats
import Documents

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program.
@main
enum Formatctl {
  /// The version that `formatctl version` prints.
  static let version = "0.1.0"

  /// Every command, under the headings of help; one line each.
  static let commands = [
    CommandSection(
      "Make",
      [
        Create.self,
        List.self,
        Show.self,
        Edit.self,
        FieldCommands.self,
        Copy.self,
        Renumber.self,
        Delete.self,
        SampleCommands.self,
        Import.self,
        Export.self,
        Init.self,
        History.self,
        Undo.self,
        Diff.self,
      ]),
    CommandSection("See", [Preview.self, Simulate.self, Replay.self]),
    CommandSection("Prove", [Validate.self, Lint.self, Inspect.self]),
    CommandSection("Deliver", []),
    CommandSection(
      "Care",
      [
        CatalogueCommands.self,
        Doctor.self,
        Schema.self,
        Explain.self,
        Completions.self,
        Help.self,
        Version.self,
      ]),
  ]

  /// Tells whether there is a command of that name, so that it may be recommended.
  static func has(_ name: String) -> Bool { commands.contains { $0.commands.contains { $0.name == name } } }

  static func main() {
    if CommandLine.arguments.dropFirst().first == DecoderChild.verb { exit(DecoderChild.run()) }
    if CommandLine.arguments.dropFirst().first == CageReport.verb { exit(CageReport.run()) }
    if CommandLine.arguments.dropFirst().first == TiedProgram.verb {
      exit(TiedProgram.run(Array(CommandLine.arguments.dropFirst(2))))
    }
    exit(run(Array(CommandLine.arguments.dropFirst()), in: .process()).rawValue)
  }

  /// Runs a call: the whole program but its exit.
  static func run(
    _ words: [String], in environment: Environment, commands: [CommandSection] = commands
  ) -> ExitStatus {
    var status = ExitStatus.failed
    var environment = environment
    environment.words = words
    if words.first == CompletionAnswer.verb {
      CompletionAnswer(to: Array(words.dropFirst()), in: environment).lines.forEach { environment.out.print($0) }
      environment.out.flush()
      return .clean
    }
    do {
      status = try perform(words, in: environment, commands: commands)
    } catch {
      report(error, in: environment)
    }
    environment.out.flush()
    guard let failure = environment.out.failure else { return status }
    report(failure, in: environment)
    return .failed
  }

  private static func perform(
    _ words: [String], in environment: Environment, commands: [CommandSection]
  ) throws -> ExitStatus {
    let words = words.first == "--version" || words.first == "-V" ? ["version"] + words.dropFirst() : words
    let page = HelpPage(width: environment.width, style: environment.style)
    switch try Invocation(words, among: commands.flatMap(\.commands)) {
    case .welcome(let words):
      let welcome = try Welcome.parse(words, path: [])
      return try welcome.run(in: environment.adopting(welcome.common))
    case .overview:
      environment.out.print(page.overview(commands, topics: HelpTopic.all))
      return .clean
    case .help(let description):
      environment.out.print(page.text(of: description))
      return .clean
    case .command(let type, let path, let words):
      let command = try type.parse(words, path: path)
      if command.common.help {
        environment.out.print(page.text(of: CommandDescription(type, below: path.dropLast())))
        return .clean
      }
      return try command.run(in: environment.adopting(command.common))
    }
  }

  /// Says what went wrong, on one line, and what to run next on another.
  static func report(_ error: any Error, in environment: Environment) {
    let sentence = String(describing: error).visible
    let end = sentence.hasSuffix(".") || sentence.hasSuffix("?") ? "" : "."
    environment.out.flush()
    environment.err.write((error as? any Advising)?.difference ?? "")
    environment.err.print("\(environment.errStyle.bold("formatctl:")) \(sentence)\(end)")
    if let next = (error as? any Advising)?.next { environment.err.print("Run \(next.visible).") }
  }
}
