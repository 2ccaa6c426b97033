/// The ways to write findings down, by the names of `--reporter`.
enum ReporterKind: String, CaseIterable, ArgumentValue {
  /// For people, broken into lines.
  case text
  /// One JSON object.
  case json
  /// One JSON object a line for each creative.
  case ndjson
  /// Annotations of a run of GitHub Actions.
  case github

  /// What it is for, as `help reporters` says it.
  var purpose: String {
    switch self {
    case .text: "For people: errors and warnings; --notes shows notes too."
    case .json: "One object with every finding and a summary."
    case .ndjson: "One object a line for each creative with findings, for every creative with --verdicts all."
    case .github:
      "Annotations of GitHub Actions: the first ten errors and warnings, with --notes ten notes; up to \(StepSummary.mostRows) "
        + "of each go to the summary of the step, whose file GITHUB_STEP_SUMMARY names."
    }
  }

  /// Makes a reporter that writes to a sink.
  func reporter(
    to sink: any TextSink, showsNotes: Bool, style: Style, width: Int, in environment: Environment
  ) throws -> any Reporter {
    switch self {
    case .text: TextReporter(to: sink, style: style, width: width, showsNotes: showsNotes)
    case .json: JSONReporter(to: sink)
    case .ndjson: NDJSONReporter(to: sink)
    case .github:
      GitHubReporter(
        to: sink, paths: ReportPaths(in: environment), showsNotes: showsNotes, page: try StepSummary(in: environment))
    }
  }

  /// Whether it has something to say of creatives without findings.
  func showsPasses(_ verdicts: VerdictChoice) -> Bool {
    switch self {
    case .ndjson: verdicts == .all
    case .text, .json, .github: false
    }
  }
}
