import CustomFormats

/// All reports of one run, each to its place.
struct Reports {
  private var reporters: [(reporter: any Reporter, showsPasses: Bool)] = []
  private var files: [ReportFile] = []
  private var counts = RuleCounts()

  /// Opens the reports that the options ask for; a file that cannot be written is told before anything is read.
  init(_ options: ReportOptions, of call: ReportedCall, in environment: Environment) throws {
    try Self.check(options, in: environment)
    try self.init(options.reporter, of: call, showsNotes: options.notes, verdicts: options.verdicts, in: environment)
  }

  /// Refuses files that two reports would go to, or that hold somebody's work; nothing is opened.
  static func check(_ options: ReportOptions, in environment: Environment) throws {
    var named = options.writeBaseline.map { [(who: "--write-baseline", path: environment.path($0))] } ?? []
    for choice in options.reporter {
      guard let file = choice.file else { continue }
      try ReportFile.check(file, in: environment)
      let path = environment.path(file)
      let place = path.resolved ?? path
      if let other = named.first(where: { ($0.path.resolved ?? $0.path) == place }) {
        throw UsageError("\(other.who) and \(choice.kind.rawValue) would both go to \(path); name a file for each of them.")
      }
      named.append((choice.kind.rawValue, path))
    }
  }

  /// Opens reports, text on stdout where none is chosen.
  init(
    _ choices: [ReporterChoice], of call: ReportedCall, showsNotes: Bool, verdicts: VerdictChoice = .found,
    in environment: Environment
  ) throws {
    let choices = choices.isEmpty ? [ReporterChoice(.text)] : choices
    let onScreen = choices.filter { $0.file == nil }
    if onScreen.count > 1 {
      let names = onScreen.map(\.kind.rawValue).enumeration
      throw UsageError("\(names) would both go to stdout; name a file for one of them, as in json=findings.json.")
    }
    if environment.isTerminal.out, onScreen.first?.kind == .html {
      throw UsageError("html is a page for a browser; name a file for it, as in html=report.html.")
    }
    for choice in choices {
      let file = try choice.file.map { try ReportFile($0, in: environment) }
      if let file { files.append(file) }
      let reporter = try choice.kind.reporter(
        to: file?.sink ?? environment.out, call: call, showsNotes: showsNotes, style: file == nil ? environment.style : .plain,
        width: file == nil ? environment.width : 80, in: environment)
      reporters.append((reporter, choice.kind.showsPasses(verdicts)))
    }
  }

  /// Whether some report has something to say of creatives without findings.
  var showsPasses: Bool { reporters.contains { $0.showsPasses } }

  /// Takes what was found about one creative, one definition or a delivery.
  mutating func take(_ judgement: Judgement) {
    for index in reporters.indices where reporters[index].showsPasses || !judgement.findings.isEmpty {
      reporters[index].reporter.take(judgement)
    }
    for finding in judgement.findings where finding.severity > .note { counts.take(finding) }
  }

  /// Ends the reports; throws where one could not be written in full.
  mutating func end(_ summary: RunSummary) throws {
    for index in reporters.indices { try reporters[index].reporter.end(summary) }
    for file in files { try file.end() }
  }

  /// What is to be said of the reports when they are written.
  var remarks: [String] { reporters.compactMap(\.reporter.remark) }

  /// The rule to explain first: of those above a note the heaviest and commonest, nil where there is none.
  var commonestRule: String? { counts.sorted.first?.rule }
}
