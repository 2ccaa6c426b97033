import CustomFormats
import Documents

/// `formatctl diff`: says what has changed in formats, and what that breaks.
struct Diff: Command {
  static let name = "diff"
  static let summary = "Say what has changed in formats, and what that breaks."
  static let discussion = """
    Each side is ID, ID@N or slug (a revision of the catalogue), a file, a folder, or COMMIT:PATH, which git is asked for; its \
    path begins at the root of the repository, or at the working directory where it begins with ./. One word alone: a format \
    is compared with its revision before (ID@N: from N to the newest), a file or folder with what the catalogue holds of it, \
    COMMIT:PATH with the path in the work tree. Formats of two folders are matched by ID, else by slug.

    A breaking change is a warning, a safe one a note. The call fails only as --fail-on says. --lines shows the lines too; \
    they are left out otherwise, since a new order or layout of the text changes nothing.
    """
  static let examples = [
    CommandExample("formatctl diff 10063170", "What the newest revision changed."),
    CommandExample("formatctl diff 10063170@3 10063170@7 --lines", "Two revisions, with the lines that differ."),
    CommandExample("formatctl diff Formats", "What the files of the repository change in the catalogue."),
    CommandExample("formatctl diff origin/main:Formats Formats --fail-on breaking", "A pull request; fails where it breaks."),
    CommandExample("formatctl diff 10063170 --against creatives/", "Which creatives would pass no longer."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("What it was, or the one word.", value: .format, placeholder: "a") var older: ComparedWord
  @Argument("What it is.", value: .format, placeholder: "b") var newer: ComparedWord?
  @Flag("Show the lines that differ.") var lines
  @Option("Prove these creatives on both sides: a file, a folder, or -.", value: .file) var against: [String] = []
  @Option("Take all media of the creatives from this folder.", value: .folder) var assets: String?
  @OptionGroup var rules: RuleOptions
  @Option("How findings are written, and to which file.", short: "r", value: .reporter, placeholder: "name[=file]")
  var reporter: [ReporterChoice] = []
  @Option("From which change on the call fails.") var failOn = DiffFailureLevel.error
  @Flag("Print JSON.") var json
  @OptionGroup var lookup: LookupOptions

  func run(in environment: Environment) throws -> ExitStatus {
    if json, reporter.contains(where: { $0.file == nil }) {
      throw UsageError("--json and --reporter would both go to stdout; name a file for the reporter.", in: ["diff"])
    }
    if assets != nil, against.isEmpty {
      throw UsageError("--assets is about creatives, and none are named; --against names them.", in: ["diff"])
    }
    let project = try environment.project()
    let selection = try rules.selection(project)
    let (before, after) = try ComparisonSource(common, in: environment).sides(older, newer)
    let matched = try FormatPairs(before, after)
    let depth = try project?.word("depth", as: DepthWord.self) ?? .header
    let fallout = against.isEmpty ? nil : try fallout(of: matched, selection, depth, in: environment)
    let comparisons = matched.pairs.map { FormatComparison($0.older, $0.newer, selection) }
    try report(comparisons, fallout, in: environment)
    if json {
      environment.out.write(document(before, after, matched, comparisons, fallout).documentText)
    }
    if !lookup.quiet {
      environment.out.flush()
      let words = ComparisonWords(before, after, matched, comparisons, showsLines: lines || json)
      words.lines(environment.errStyle).forEach { environment.err.print($0) }
    }
    return failOn.status(comparisons.flatMap(\.findings))
  }

  /// Writes the findings, and for people the lines and what becomes of creatives.
  private func report(
    _ comparisons: [FormatComparison], _ fallout: Fallout?, in environment: Environment
  ) throws {
    // Where stdout is for a program, what is for people goes beside it.
    let isForPeople = !json && !reporter.contains { $0.file == nil && $0.kind != .text }
    let words = isForPeople ? environment.out : environment.err
    let call = ReportedCall(command: Self.name, fails: failOn.fails)
    var reports = json && reporter.isEmpty ? nil : try Reports(reporter, of: call, showsNotes: true, in: environment)
    var summary = RunSummary()
    for comparison in comparisons {
      summary.formats += 1
      if comparison.breaking > 0 { summary.failing += 1 }
      for finding in comparison.findings { summary.count(finding.severity) }
      reports?.take(comparison.judgement)
      if lines, !json { words.write(comparison.unified) }
    }
    try reports?.end(summary)
    environment.say(reports?.remarks ?? [], lookup)
    if let fallout, !json {
      if !comparisons.allSatisfy(\.findings.isEmpty) { words.print("") }
      fallout.lines(width: environment.width, style: isForPeople ? environment.style : environment.errStyle)
        .forEach { words.print($0) }
    }
  }

  private func fallout(of matched: FormatPairs, _ selection: RuleSelection, _ depth: DepthWord, in environment: Environment)
    throws -> Fallout
  {
    var fallout = Fallout(against)
    var validation = ComparedValidation(
      try environment.creativeFiles(against), from: matched.pairs.map(\.older.definition),
      to: matched.pairs.map(\.newer.definition), selection: selection,
      media: try environment.mediaFolders(assets, depth: depth))
    var progress = Progress(in: environment)
    do {
      defer { progress.clear() }
      try validation.prove {
        fallout.take($0)
      } progress: { counts in
        var summary = RunSummary()
        summary.creatives = counts.creatives + counts.other
        progress.show(summary)
      }
    }
    fallout.counts = validation.counts
    if fallout.counts.creatives == 0 {
      let others = fallout.counts.other > 0 ? ", only \(fallout.counts.other.counting("creative")) of others" : ""
      throw Failure("nothing was checked: \(against.enumeration) holds no creative of the compared formats\(others).")
    }
    return fallout
  }

  private func document(
    _ before: ComparedSide, _ after: ComparedSide, _ matched: FormatPairs, _ comparisons: [FormatComparison],
    _ fallout: Fallout?
  ) -> JSON {
    .object([
      "schemaVersion": .number(1), "older": .string(before.name), "newer": .string(after.name),
      "comparisons": .array(comparisons.map(\.json)), "onlyOlder": .array(matched.onlyOlder.map(\.json)),
      "onlyNewer": .array(matched.onlyNewer.map(\.json)), "against": fallout?.json,
    ])
  }
}
