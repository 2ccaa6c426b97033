import CustomFormats
import Documents

/// `formatctl replay`: judges what an app recorded of its ads.
struct Replay: Command {
  static let name = "replay"
  static let summary = "Judge what an app recorded of its ads."
  static let discussion = """
    A session has one event a line, as JSON: load, show with the visible share, impression, click, hide and others \
    (formatctl schema session; docs/sessions.md has loggers for Swift and Kotlin). - is stdin. Each ad is judged when all that is \
    told of it is known; an ad that is still on screen at the end is not held to have an impression. The keys of clicks are held \
    to the format that the load names.
    """
  static let examples = [
    CommandExample("formatctl replay session.jsonl", "What was counted wrongly, by line."),
    CommandExample("formatctl replay uitest.jsonl --format simple-native", "The format of every ad, whatever the log says."),
    CommandExample("formatctl replay logs/*.jsonl --notes -r junit=replay.xml", "For CI: a case an ad, with everything said."),
    CommandExample("adb logcat -d -s AdLog:I -v raw | formatctl replay -", "What a phone has just logged."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("Sessions: files with an event a line, or - for stdin.", value: .file, placeholder: "session")
  var sessions: [String]
  @Option("The format of every ad, whatever it names.", value: .format) var format: FormatReference?
  @OptionGroup var rules: RuleOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup var lookup: LookupOptions
  @Flag("Nothing to judge is no failure.") var allowEmpty

  func run(in environment: Environment) throws -> ExitStatus {
    try sessions.forEach { try check($0, in: environment) }
    let project = try environment.project()
    let selection = try rules.selection(project)
    let level = try report.level(project)
    let library = try FormatLibrary(common, in: environment)
    let scope = BaselineScope(command: Self.name, names: sessions, only: selection.only)
    var known = try KnownFindings(report, project, scope, in: environment)
    let given = try format.map { try library.find($0) }
    environment.say(given?.remarks ?? [], lookup)
    let formats = try CreativeFormats(library, selection, lookup, in: environment)
    var run = SessionRun(
      Validator(
        selection, formats: formats.everywhere,
        fixedFormat: given.map { PreparedFormat($0.definition, selection: selection) }))
    var reports = try Reports(report, of: ReportedCall(command: Self.name, fails: level.fails), in: environment)
    for name in sessions {
      let file = name == "-" ? nil : try OpenFile(environment.path(name).absolute, shown: name)
      let folder = environment.path(name).parent?.absolute
      try run.prove(
        file: name, formats: folder.map(formats.source), passes: reports.showsPasses,
        read: { try file?.readPiece() ?? environment.input.readPiece() }
      ) { reports.take(known.sift($0)) }
    }
    let summary = known.counted(run.summary)
    try reports.end(summary)
    if run.eventCount == 0, summary.worst == nil, !allowEmpty {
      throw Failure(
        "nothing was judged: \(sessions.enumeration) \(sessions.count == 1 ? "holds" : "hold") no event, a line such as "
          + "{\"t\":0,\"event\":\"load\"} is expected.", next: "formatctl schema session")
    }
    if !lookup.quiet {
      sayFormats(formats.used, run.unknownFormats, isGiven: given != nil, in: environment)
      environment.out.flush()
      let words = ReportSummary(summary: summary, subject: "ad", showsNotes: report.notes, known: known.words)
      words.lines(environment.errStyle).forEach { environment.err.print($0) }
      if let rule = reports.commonestRule { environment.say("Run formatctl explain \(rule).") }
    }
    environment.say(reports.remarks, lookup)
    try known.end(in: environment, lookup)
    return known.status(level.status(summary))
  }

  /// Says which formats clicks were held to, and which are not known.
  private func sayFormats(_ used: [FoundFormat], _ unknown: [String], isGiven: Bool, in environment: Environment) {
    if !isGiven {
      for found in used.prefix(3) { environment.say("\(found.label) is taken from \(found.origin.phrase).") }
    }
    if let first = unknown.first {
      let more = unknown.count > 1 ? " and \((unknown.count - 1).counting("other"))" : ""
      environment.say(
        "There is no format \(first.visible)\(more), so the keys of clicks are not compared with its fields; "
          + "--formats or --format names it.")
    }
  }

  private func check(_ name: String, in environment: Environment) throws {
    if name == "-" { return }
    if name.isEmpty { throw UsageError("<session> is empty, a file or - is expected.", in: [Self.name]) }
    let path = environment.path(name)
    switch path.kind {
    case .absent: throw FileError(path, "cannot be read", "there is no such file")
    case .folder: throw FileError(path, "cannot be read", "it is a folder, a session with an event a line is expected")
    case .unreachable(let reason): throw FileError(path, "cannot be read", reason)
    case .file, .other: break
    }
  }
}
