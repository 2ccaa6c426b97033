import CustomFormats

/// `formatctl validate`: proves creatives against their formats.
struct Validate: Command {
  static let name = "validate"
  static let summary = "Prove creatives against their formats."
  static let discussion = """
    A path is a .json file with one creative or a list, an .ndjson or .jsonl file with one a line, or a folder that \
    holds any of these; - is stdin. Without one, what the project file names as creatives is looked at, else the \
    working directory. In a folder definitions, other JSON, files called bad-* and hidden ones are \
    passed by and counted.
    """
  static let examples = [
    CommandExample("formatctl validate creatives/", "Every creative below a folder, with the pictures beside it."),
    CommandExample(
      "formatctl validate rows.ndjson --assets acme/ --format-id simple-native",
      "A delivery: lines of one format, and a folder of pictures."),
    CommandExample("formatctl validate ads.json -r text -r json=findings.json", "Words for people and a report for a program."),
    CommandExample(
      "formatctl validate --write-baseline known.json", "What is found today is known; with --baseline only what is new fails."),
    CommandExample(
      "formatctl validate creatives/ --fix --dry-run",
      "What --fix would mend: blanks and line breaks in texts and links, endings of media files."),
    CommandExample("formatctl validate creatives/ --watch", "While you write: what is new and gone with each change."),
    CommandExample("formatctl validate ads.json --rule text-in-capitals=off --only text", "Some rules, weighed otherwise."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("Creatives: a file, a folder, or - for stdin.", value: .file) var creatives: [String] = []
  @Option("The format of every creative, whatever it names.", value: .format) var formatID: FormatReference?
  @Option("Take all media from this folder, and say which are used by none.", value: .folder) var assets: String?
  @Option("How far to look into media: header, whole or decode; header where nothing says otherwise.") var depth: DepthWord?
  @OptionGroup var rules: RuleOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup var fixing: FixOptions
  @Flag("Prove again whenever a file changes, and say what is new, gone and left.") var watch
  @OptionGroup var lookup: LookupOptions
  @Flag("Nothing to check is no failure.") var allowEmpty

  func run(in environment: Environment) throws -> ExitStatus {
    try fixing.check(self)
    try Reports.check(report, in: environment)
    if creatives.contains("") { throw UsageError("<creative> is empty, a file, a folder or - is expected.", in: [Self.name]) }
    if watch { return try Watch(self, in: environment).run() }
    let mended = try mend(in: environment)
    let status = try prove(in: environment)
    return mended == .clean ? status : mended
  }

  /// Mends the creatives where the call asks for it.
  func mend(in environment: Environment) throws -> ExitStatus {
    guard fixing.fix else { return .clean }
    let texts = try FixPlan(self, in: environment)
    let mended = texts.carriedOut(isDryRun: fixing.dryRun, lookup, in: environment)
    // Texts are written by then, so that files of creatives are read anew.
    let names = try RenamePlan(texts.renames, self, in: environment)
    let renamed = names.carriedOut(isDryRun: fixing.dryRun, lookup, in: environment)
    if fixing.dryRun, !lookup.quiet { environment.sayDryRun() }
    return mended == .clean ? renamed : mended
  }

  /// Proves the creatives once and reports what is found; `see` is shown that too, or all creatives.
  func prove(in environment: Environment, all: Bool = false, _ see: (Judgement) -> Void = { _ in }) throws -> ExitStatus {
    var run = try CreativeRun(self, in: environment)
    var reports = try Reports(report, of: ReportedCall(command: Self.name, fails: run.level.fails), in: environment)
    try run.prove(all: all || reports.showsPasses, in: environment) { judgement in
      reports.take(judgement)
      see(judgement)
    }
    let summary = run.summary
    try reports.end(summary)
    let words = ValidationWords(
      summary: summary, skipped: run.files.skipped, names: run.names, showsNotes: report.notes, isEmptyAllowed: allowEmpty,
      known: run.known.words)
    if let failure = words.failure { throw failure }
    if !lookup.quiet {
      try words.say(
        used: run.used, isFixed: run.givenFormat != nil, of: run.library, run.selection, reports.commonestRule, in: environment)
    }
    environment.say(reports.remarks, lookup)
    try run.known.end(in: environment, lookup)
    return run.known.status(run.level.status(summary))
  }

  /// Returns what is looked at: what the call names, else what the project file does, else the working directory.
  func names(_ project: ProjectFile?) throws -> [String] {
    guard creatives.isEmpty else { return creatives }
    let named = try project?.paths("creatives").map(\.shown) ?? []
    return named.isEmpty ? ["."] : named
  }

  /// Returns where media are taken from, and how far they are looked into.
  func media(_ project: ProjectFile?, in environment: Environment) throws -> MediaFolders {
    let depth = try depth ?? project?.word("depth", as: DepthWord.self) ?? .header
    return try environment.mediaFolders(assets, depth: depth)
  }
}
