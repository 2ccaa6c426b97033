import CustomFormats
import Documents

/// `formatctl init`: makes what a repository needs to hold formats and prove creatives.
struct Init: Command {
  static let name = "init"
  static let summary = "Give a repository formats, a project file, CI and a hook."
  static let discussion = """
    It makes Formats/ with one format to begin with, the project file formatctl.json, a workflow for GitHub Actions and \
    a file for pre-commit; the last two stand at the top of the Git repository that the folder is in. What is there \
    already stays as it is and is told, so that a second call changes nothing. A folder Formats/ with a definition in \
    it gets no other unless --template asks for one.
    """
  static let examples = [
    CommandExample("formatctl init", "Everything, in the working directory."),
    CommandExample("formatctl init ads --template story-video --ci none", "In a folder of its own, without a workflow."),
    CommandExample("formatctl init --dry-run", "What would be made."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("The folder; the working directory where none is given.", value: .folder) var folder: String?
  @Option("The format to begin with; simple-native where nothing says otherwise.", value: .format) var template: FormatReference?
  @Option("The service that proves every push.", placeholder: "service") var ci = ContinuousIntegration.github
  @Option("The tool that proves every commit.", placeholder: "tool") var hook = CommitHook.preCommit
  @Flag("Say what would be made, and write nothing.") var dryRun
  @Flag("Print JSON.") var json
  @OptionGroup var lookup: LookupOptions

  func run(in environment: Environment) throws -> ExitStatus {
    let folder = folder ?? "."
    if folder.isEmpty { throw UsageError("<folder> is empty, the path of a folder is expected.", in: [Self.name]) }
    var start = try ProjectStart(in: environment.path(folder))
    let present = try definitions(in: start.formats)
    if let template = template ?? (present == 0 ? .slug(Self.smallest) : nil) {
      try start.add(starter(template, in: environment))
    }
    try start.addProjectFile()
    try start.add(ci)
    try start.add(hook)
    if !dryRun { try start.write() }
    report(start, present, in: environment)
    return .clean
  }

  /// The bundled format with the fewest fields.
  private static let smallest = "simple-native"

  /// Counts the definitions in a folder of formats that may be absent.
  private func definitions(in formats: FilePath) throws -> Int {
    guard formats.kind != .absent else { return 0 }
    return try DefinitionSearch(formats.absolute, shown: formats.shown).definitions.count
  }

  private func starter(_ reference: FormatReference, in environment: Environment) throws -> StarterFormat {
    let library = try FormatLibrary(common, in: environment, makesCatalogue: true)
    let found = try library.find(reference)
    environment.say(found.remarks, lookup)
    try found.definition.accepted(in: environment, as: found.name)
    return try StarterFormat(found, library)
  }

  private func report(_ start: ProjectStart, _ present: Int, in environment: Environment) {
    if json {
      environment.out.write(
        JSON.object([
          "schemaVersion": .number(1), "dryRun": .bool(dryRun), "folder": .string(start.folder.shown),
          "formats": .number(present), "files": .array(start.files.map(\.json)),
        ]).documentText)
    } else {
      if present > 0 { environment.out.print("\(start.formats) holds \(present.counting("format")) already.".visible) }
      for file in start.files { environment.out.print(file.sentence(isDryRun: dryRun).visible) }
    }
    for file in start.files {
      guard let missing = file.missing else { continue }
      environment.say(["\(file.path) has no hook of formatctl; these lines under repos: add two."], lookup)
      if !lookup.quiet { environment.err.write(missing) }
    }
    if !dryRun {
      environment.say(next(start), lookup)
    } else if !lookup.quiet {
      environment.sayDryRun()
    }
  }

  /// Says what to run next, and what a job needs.
  private func next(_ start: ProjectStart) -> [String] {
    var lines: [String] = []
    let cd = start.folder.shown == "." ? "" : "cd \(Shell.quoted(start.folder.shown)) && "
    if start.files.contains(where: { $0.path.name == PreCommitFile.path && $0.action == .written }) {
      lines.append("Run pre-commit install to have each commit proved.")
    }
    if let workflow = start.files.first(where: { $0.path.name.hasSuffix(".yml") && $0.action == .written }) {
      lines.append(
        "Put the address of a tarball of formatctl into the variable \(GitHubWorkflow.variable), as \(workflow.path) says.")
    }
    lines.append("Run \(cd)formatctl lint && formatctl validate to see that all passes.")
    return lines
  }
}
