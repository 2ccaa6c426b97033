import CustomFormats

/// The options of commands that report findings.
struct ReportOptions: SharedOptions {
  @Option("How findings are written, and to which file.", short: "r", value: .reporter, placeholder: "name[=file]")
  var reporter: [ReporterChoice] = []
  @Option("The severity from which on a finding makes the call fail; error where nothing says otherwise.")
  var failOn: FailureLevel?
  @Option("Which creatives ndjson has a line for: those with findings, or all.") var verdicts: VerdictChoice = .found
  @Option("Leave out the findings that this file holds as known.", value: .file, placeholder: "file") var baseline: String?
  @Option("Write the warnings and errors of this run as known, and end with 0.", value: .file, placeholder: "file")
  var writeBaseline: String?
  @Option("Leave out the findings of this earlier report, json or ndjson.", value: .file, placeholder: "report")
  var since: String?
  @Flag("Show notes too; text, github, junit and html leave them out otherwise.") var notes

  /// Returns how a call with these findings ends; the project file is asked where the options say nothing.
  func level(_ project: ProjectFile?) throws -> FailureLevel {
    try failOn ?? project?.word("failOn", as: FailureLevel.self) ?? .error
  }
}
