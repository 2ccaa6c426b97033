import CustomFormats
import Documents

/// `formatctl sample add`: takes creatives into the catalogue as samples of a format.
struct SampleAdd: Command {
  static let name = "add"
  static let summary = "Add creatives to the samples of a format, with their media."
  static let discussion = """
    A sample is called by its ID unless a name is given. What validate would say of it is told, and does not keep it out: a \
    sample may show a fault. One whose name is taken needs --replace.
    """
  static let examples = [
    CommandExample("formatctl sample add 10063170 summer/sample.json", "With the pictures that it names."),
    CommandExample("formatctl sample add 10063170 long.json --name longest", "Under another name."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("The format.", value: .storedFormat) var format: FormatReference
  @Argument("The creatives, one a file.", value: .file) var files: [String]
  @Option("What the sample is called.", name: "name") var sampleName: String?
  @Flag("Write over a sample that has the name.") var replace
  @OptionGroup var update: UpdateOptions

  func run(in environment: Environment) throws -> ExitStatus {
    if sampleName != nil, files.count > 1 {
      throw UsageError("--name is for one sample, and \(files.count) files were named.", in: ["sample", "add"])
    }
    if sampleName?.isEmpty == true { throw UsageError("--name is empty, a name is expected.", in: ["sample", "add"]) }
    let known = try FormatSamples(format, common, in: environment)
    let definition = try known.definition.readable(in: environment, as: known.format.names.shortest)
    var steps: [SampleStep] = []
    for path in files.map({ environment.path($0) }) {
      let content = try SampleFile(path).content(named: sampleName, of: definition)
      if steps.contains(where: { $0.content.name == content.name }) {
        throw Failure("two of the files are called \(content.name), samples of different names are expected.")
      }
      let step = SampleStep.putting(content, among: known.samples)
      if step.action == .revised, !replace {
        throw Failure(
          "\(known.format.names.shortest) has a sample \"\(content.name)\" already; --replace writes over it, --name gives another."
        )
      }
      try tell(content, from: path, of: definition, in: environment)
      steps.append(step)
    }
    try environment.perform(CatalogueUpdate(steps, of: known.format), in: known.shelf.location, update)
    return .clean
  }

  /// Says what validation finds in a sample, notes aside.
  private func tell(
    _ content: SampleContent, from file: FilePath, of definition: FormatDefinition, in environment: Environment
  ) throws {
    let selection = RuleSelection()
    let prepared = PreparedFormat(definition, selection: selection)
    var run = ValidationRun(Validator(selection, formats: PreparedFormats([prepared]), fixedFormat: prepared))
    let folder = file.parent?.absolute ?? "."
    let findings = run.check(JSONDocument(content.text), file: file.shown, media: try FolderMedia(folder))
    for finding in findings where finding.severity >= .warning { environment.say(finding.line(in: file.shown)) }
  }
}
