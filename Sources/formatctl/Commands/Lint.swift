import CustomFormats

/// `formatctl lint`: proves the definitions of formats themselves.
struct Lint: Command {
  static let name = "lint"
  static let summary = "Prove the definitions of formats themselves."
  static let discussion = """
    A format is an ID, a slug or a path; a folder stands for every definition below it. Without one, the formats of \
    the project file and of Formats/ in the working directory or above are looked at, else those of the catalogue, else the \
    bundled ones. --all takes every format of the catalogue, whatever files there are.
    """
  static let examples = [
    CommandExample("formatctl lint", "Every format of the project."),
    CommandExample("formatctl lint Formats/simple-native/format.json --fail-on warning", "One definition, strictly."),
    CommandExample("formatctl lint 10063170 --live", "A format that is about to run: test IDs are faults."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("Formats: IDs, slugs, files or folders.", value: .format) var formats: [FormatReference] = []
  @Flag("Every format of the catalogue.") var all
  @Flag("The formats are about to run live.") var live
  @OptionGroup var rules: RuleOptions
  @OptionGroup var report: ReportOptions
  @OptionGroup var lookup: LookupOptions

  func run(in environment: Environment) throws -> ExitStatus {
    let project = try environment.project()
    let selection = try rules.selection(project)
    let linter = FormatLinter(selection, isLive: live)
    let level = try report.level(project)
    let scope = BaselineScope(command: Self.name, names: nil, only: selection.only)
    var known = try KnownFindings(report, project, scope, in: environment)
    let definitions = try definitions(project, in: environment)
    if definitions.isEmpty { throw nothingFound(in: environment) }
    known.scope.names = names(of: definitions)
    var reports = try Reports(report, of: ReportedCall(command: Self.name, fails: level.fails), in: environment)
    var summary = RunSummary()
    for definition in definitions {
      let findings = linter.findings(in: definition)
      summary.formats += 1
      if findings.contains(where: { $0.severity == .error }) { summary.failing += 1 }
      for finding in findings { summary.count(finding.severity) }
      if reports.showsPasses || !findings.isEmpty { reports.take(known.sift(definition.judgement(findings))) }
    }
    summary = known.counted(summary)
    try reports.end(summary)
    if !lookup.quiet {
      environment.out.flush()
      let words = ReportSummary(summary: summary, subject: "format", showsNotes: report.notes, known: known.words)
      words.lines(environment.errStyle).forEach { environment.err.print($0) }
      if let rule = reports.commonestRule { environment.say("Run formatctl explain \(rule).") }
    }
    environment.say(reports.remarks, lookup)
    try known.end(in: environment, lookup)
    return known.status(level.status(summary))
  }

  /// Returns what was asked for by name; nil where all files of the project are looked at.
  private func names(of definitions: [FormatDefinition]) -> [String]? {
    let names = definitions.compactMap(\.file)
    return formats.isEmpty && !names.allSatisfy(ReportPaths.isStored) ? nil : names
  }

  private func definitions(_ project: ProjectFile?, in environment: Environment) throws -> [FormatDefinition] {
    if all {
      if !formats.isEmpty { throw UsageError("--all stands for every format, and formats were named too.", in: ["lint"]) }
      return try stored(in: environment)
    }
    guard formats.isEmpty else { return try formats.flatMap { try definitions(of: $0, in: environment) } }
    var paths = try project?.paths("formats") ?? []
    if let shared = BundledFormats.upward(from: environment.folder) { paths.append(shared) }
    if paths.isEmpty {
      let stored = try stored(in: environment)
      if !stored.isEmpty { return stored }
    }
    if paths.isEmpty, let bundled = try BundledFormats.folder(in: environment) { paths = [bundled] }
    var seen: Set<String> = []
    return try paths.flatMap { try definitions(at: $0) }.filter { definition in
      // The project file may name the folder that is found upward.
      definition.file.map { seen.insert($0).inserted } ?? true
    }
  }

  private func definitions(of reference: FormatReference, in environment: Environment) throws -> [FormatDefinition] {
    let library = try FormatLibrary(common, in: environment)
    if case .path(let name) = reference { return try definitions(at: environment.path(name)) }
    if case .slug(let name, nil) = reference, environment.path(name).isFolder, (try? library.find(reference)) == nil {
      return try definitions(at: environment.path(name))
    }
    let found = try library.find(reference)
    environment.say(found.remarks, lookup)
    return [found.namedDefinition]
  }

  /// Returns the definitions of the catalogue.
  private func stored(in environment: Environment) throws -> [FormatDefinition] {
    let shelf = try FormatLibrary(common, in: environment).catalogue
    let stored = try shelf.all()
    if !stored.isEmpty {
      environment.say(["\(stored.count.counting("format")) of the catalogue \(shelf.location.path)."], lookup)
    }
    return stored.map(\.namedDefinition)
  }

  private func definitions(at path: FilePath) throws -> [FormatDefinition] {
    try DefinitionSearch(path.absolute, shown: path.shown).definitions
  }

  private func nothingFound(in environment: Environment) -> Failure {
    if all {
      return Failure("nothing was checked: the catalogue holds no format.", next: "formatctl catalogue path")
    }
    let places = formats.isEmpty ? "Formats/ in \(environment.folder.absolute) or above" : formats.map(\.argument).enumeration
    return Failure("nothing was checked: no definition of a format was found in \(places); JSON with \"fields\" was looked for.")
  }
}
