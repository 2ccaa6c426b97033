import CustomFormats
import Documents

/// `formatctl doctor`: looks at everything that the program works with.
struct Doctor: Command {
  static let name = "doctor"
  static let summary = "Look at all that the program works with, and say what is wrong."
  static let discussion = """
    Terminal, locale, catalogue, project file, formats, decoders and the cage they run in, and the programs of others. \
    ✓ works, ! works with something missing, ✗ is needed and broken; what to do stands below. Then every setting, and \
    who says so. It changes nothing. Exit 0 says that all that is needed works, 1 that something is broken.
    """
  static let examples = [
    CommandExample("formatctl doctor", "Everything, for a person."),
    CommandExample("formatctl doctor --json", "The same, to be sent along with a question."),
  ]

  @OptionGroup var common: CommonOptions
  @Flag("Print JSON.") var json

  func run(in environment: Environment) throws -> ExitStatus {
    let wards = [
      ("Terminal", TerminalCheck(environment: environment).diagnoses),
      ("Formats", FormatsCheck(common: common, environment: environment).diagnoses),
      ("Pictures", DecoderCheck(program: environment.programPath).diagnoses),
      ("Programs", ProgramsCheck(environment: environment).diagnoses),
    ]
    let settings = SettingsList(common: common, environment: environment).all
    let isHealthy = !wards.flatMap(\.1).contains { $0.health == .broken }
    if json {
      environment.out.write(
        JSON.object([
          "schemaVersion": .number(1), "version": .string(Formatctl.version), "program": .string(environment.programPath),
          "system": .string(SystemName.current), "healthy": .bool(isHealthy),
          "checks": .array(wards.flatMap(\.1).map(\.json)), "settings": .array(settings.map(\.json)),
        ]).documentText)
    } else {
      environment.out.print("\(environment.style.bold("formatctl \(Formatctl.version)")) at \(environment.programPath.visible)\n")
      let page = DiagnosisPage(wards, settings, style: environment.style, width: environment.width)
      page.lines.forEach { environment.out.print($0) }
    }
    return isHealthy ? .clean : .findings
  }
}
