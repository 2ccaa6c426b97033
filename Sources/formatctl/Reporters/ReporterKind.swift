import CustomFormats

/// The ways to write findings down, by the names of `--reporter`.
enum ReporterKind: String, CaseIterable, ArgumentValue {
  /// For people, broken into lines.
  case text
  /// One JSON object.
  case json
  /// One JSON object a line for each creative.
  case ndjson
  /// A log of SARIF 2.1.0.
  case sarif
  /// Test results in XML.
  case junit
  /// Annotations of a run of GitHub Actions.
  case github
  /// A page for people, with the ads as their apps would draw them.
  case html

  /// What it is for, as `help reporters` says it.
  var purpose: String {
    switch self {
    case .text: "For people: errors and warnings; --notes shows notes too."
    case .json: "One object with every finding and a summary."
    case .ndjson: "One object a line for each creative with findings, for every creative with --verdicts all."
    case .sarif:
      "SARIF 2.1.0, for code scanning and editors: every finding, with the rules that were broken."
    case .junit:
      "Test results for Jenkins, GitLab and others: a case for each creative or definition, those that pass too. It fails as the "
        + "call does, by --fail-on; lighter findings are its output, which GitLab shows of failed cases alone."
    case .github:
      "Annotations of GitHub Actions: the first ten errors and warnings, with --notes ten notes; up to \(StepSummary.mostRows) "
        + "of each go to the summary of the step, whose file GITHUB_STEP_SUMMARY names."
    case .html:
      "A page for a browser, best with =FILE: each failing creative drawn as its app would, with what is wrong with it; "
        + "the heaviest \(PageEntries.mostDrawn) are drawn, \(PageEntries.mostListed.grouped) listed."
    }
  }

  /// Makes a reporter that writes to a sink.
  func reporter(
    to sink: any TextSink, call: ReportedCall, showsNotes: Bool, style: Style, width: Int, in environment: Environment
  ) throws -> any Reporter {
    switch self {
    case .text: TextReporter(to: sink, style: style, width: width, showsNotes: showsNotes)
    case .json: JSONReporter(to: sink)
    case .ndjson: NDJSONReporter(to: sink)
    case .sarif: SARIFReporter(to: sink, paths: ReportPaths(in: environment), call: call)
    case .junit: JUnitReporter(to: sink, call: call, showsNotes: showsNotes, in: environment)
    case .github:
      GitHubReporter(
        to: sink, paths: ReportPaths(in: environment), showsNotes: showsNotes,
        page: try StepSummary(in: environment, subject: call.subject))
    case .html: HTMLReporter(to: sink, subject: call.subject, showsNotes: showsNotes, in: environment)
    }
  }

  /// Whether it has something to say of creatives without findings.
  func showsPasses(_ verdicts: VerdictChoice) -> Bool {
    switch self {
    case .ndjson: verdicts == .all
    case .junit: true
    case .text, .json, .sarif, .github, .html: false
    }
  }
}
