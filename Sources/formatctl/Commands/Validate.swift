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
    CommandExample("formatctl validate ads.json --rule text-in-capitals=off --only text", "Some rules, weighed otherwise."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("Creatives: a file, a folder, or - for stdin.", value: .file) var creatives: [String] = []
  @Option("The format of every creative, whatever it names.", value: .format) var formatID: FormatReference?
  @Option("Take all media from this folder, and say which are used by none.", value: .folder) var assets: String?
  @Option("How far to look into media: header, whole or decode; header where nothing says otherwise.") var depth: DepthWord?
  @OptionGroup var rules: RuleOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup var lookup: LookupOptions
  @Flag("Nothing to check is no failure.") var allowEmpty

  func run(in environment: Environment) throws -> ExitStatus {
    let project = try environment.project()
    let selection = try rules.selection(project)
    let level = try report.level(project)
    let names = try names(project)
    let library = try FormatLibrary(common, in: environment)
    let scope = BaselineScope(
      command: Self.name, names: names + (assets.map { [$0] } ?? []), only: selection.only)
    var known = try KnownFindings(report, project, scope, in: environment)
    let fixed = try formatID.map { try library.find($0) }
    environment.say(fixed?.remarks ?? [], lookup)
    let formats = try CreativeFormats(library, selection, lookup, in: environment)
    let validator = Validator(
      selection, formats: formats.everywhere, fixedFormat: fixed.map { PreparedFormat($0.definition, selection: selection) })
    let files = try environment.creativeFiles(names)
    var validation = FileValidation(files, validator, media: try media(project, in: environment)) { formats.source(for: $0) }
    var reports = try Reports(report, in: environment)
    validation.handsOverPasses = reports.showsPasses
    var progress = Progress(in: environment)
    do {
      defer { progress.clear() }
      try validation.prove { judgement in
        progress.clear()
        reports.take(known.sift(judgement))
      } progress: {
        progress.show($0)
      }
    }
    let summary = known.counted(validation.summary)
    try reports.end(summary)
    let words = ValidationWords(
      summary: summary, skipped: files.skipped, names: names, showsNotes: report.notes, isEmptyAllowed: allowEmpty,
      known: known.words)
    if let failure = words.failure { throw failure }
    if !lookup.quiet {
      let used = fixed.map { [$0] } ?? formats.used
      try words.say(used: used, isFixed: fixed != nil, of: library, selection, reports.commonestRule, in: environment)
    }
    try known.end(in: environment, lookup)
    return known.status(level.status(summary))
  }

  private func names(_ project: ProjectFile?) throws -> [String] {
    guard creatives.isEmpty else { return creatives }
    let named = try project?.paths("creatives").map(\.shown) ?? []
    return named.isEmpty ? ["."] : named
  }

  private func media(_ project: ProjectFile?, in environment: Environment) throws -> MediaFolders {
    let depth = try depth ?? project?.word("depth", as: DepthWord.self) ?? .header
    return try environment.mediaFolders(assets, depth: depth)
  }
}
