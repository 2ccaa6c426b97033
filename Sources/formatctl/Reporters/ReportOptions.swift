import CustomFormats

/// The options of commands that report findings.
struct ReportOptions: SharedOptions {
  @Option("How findings are written, and to which file.", short: "r", placeholder: "name[=file]")
  var reporter: [ReporterChoice] = []
  @Option("The severity from which on a finding makes the call fail.", placeholder: "severity")
  var failOn = FailureLevel.error
  @Flag("Show notes too; text counts them otherwise.") var notes

  /// Returns how a call with these findings ends.
  func status(_ summary: RunSummary) -> ExitStatus {
    guard let level = failOn.severity, let worst = summary.worst, worst >= level else { return .clean }
    return .findings
  }
}
