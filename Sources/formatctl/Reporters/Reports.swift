import CustomFormats

/// All reports of one run, each to its place.
struct Reports {
  private var reporters: [any Reporter] = []
  private var files: [ReportFile] = []
  /// The rule that most findings above a note come from; errors come before warnings.
  private var counts: [String: (severity: Severity, count: Int)] = [:]

  /// Opens the reports that the options ask for; a file that cannot be written is told before anything is read.
  init(_ options: ReportOptions, in environment: Environment) throws {
    try self.init(options.reporter, showsNotes: options.notes, in: environment)
  }

  /// Opens reports, text on stdout where none is chosen.
  init(_ choices: [ReporterChoice], showsNotes: Bool, in environment: Environment) throws {
    let choices = choices.isEmpty ? [ReporterChoice(.text)] : choices
    let onScreen = choices.filter { $0.file == nil }
    if onScreen.count > 1 {
      let names = onScreen.map(\.kind.rawValue).enumeration
      throw UsageError("\(names) would both go to stdout; name a file for one of them, as in json=findings.json.")
    }
    for choice in choices {
      guard let name = choice.file else {
        reporters.append(
          choice.kind.reporter(to: environment.out, showsNotes: showsNotes, style: environment.style, width: environment.width))
        continue
      }
      let file = try ReportFile(name, in: environment)
      files.append(file)
      reporters.append(choice.kind.reporter(to: file.sink, showsNotes: showsNotes, style: .plain, width: 80))
    }
  }

  /// Takes the findings about one creative, one definition or a delivery.
  mutating func take(_ findings: [Finding]) {
    for index in reporters.indices { reporters[index].take(findings) }
    for finding in findings where finding.severity > .note {
      counts[finding.rule, default: (finding.severity, 0)].count += 1
      if finding.severity > counts[finding.rule]?.severity ?? .note { counts[finding.rule]?.severity = finding.severity }
    }
  }

  /// Ends the reports; throws where one could not be written in full.
  mutating func end(_ summary: RunSummary) throws {
    for index in reporters.indices { reporters[index].end(summary) }
    for file in files { try file.end() }
  }

  /// The rule to explain first: of the heaviest ones the commonest.
  var commonestRule: String? {
    counts.max { a, b in (a.value.severity, a.value.count, b.key) < (b.value.severity, b.value.count, a.key) }?.key
  }
}
