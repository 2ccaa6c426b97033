import CustomFormats

/// One run over creatives, with everything that the options of `validate` ask for opened anew.
struct CreativeRun {
  /// What is named on the command line or by the project file.
  let names: [String]
  /// The rules and their weights.
  let selection: RuleSelection
  /// How findings make the call end.
  let level: FailureLevel
  /// Where formats are looked up.
  let library: FormatLibrary
  /// The format of every creative, where one was named.
  let givenFormat: FoundFormat?
  /// The files.
  let files: CreativeFiles
  /// What is known of the findings.
  var known: KnownFindings
  private let formats: CreativeFormats
  private var validation: FileValidation

  /// Opens what a call names; a baseline that it writes too, unless the run only looks.
  init(_ call: Validate, onlyLooks: Bool = false, in environment: Environment) throws {
    let project = try environment.project()
    selection = try call.rules.selection(project)
    level = try call.report.level(project)
    names = try call.names(project)
    library = try FormatLibrary(call.common, in: environment)
    let scope = BaselineScope(
      command: Validate.name, names: names + (call.assets.map { [$0] } ?? []), only: selection.only)
    known = try KnownFindings(call.report, project, scope, onlyLooks: onlyLooks, in: environment)
    givenFormat = try call.formatID.map { [library] in try library.find($0) }
    environment.say(givenFormat?.remarks ?? [], call.lookup)
    let formats = try CreativeFormats(library, selection, call.lookup, in: environment)
    let validator = Validator(
      selection, formats: formats.everywhere,
      fixedFormat: givenFormat.map { [selection] in PreparedFormat($0.definition, selection: selection) })
    self.formats = formats
    files = try environment.creativeFiles(names)
    let media = try call.media(project, in: environment)
    validation = FileValidation(files, validator, media: media) { formats.source(for: $0) }
  }

  /// Proves every creative and hands over those with findings that are not known, or all.
  mutating func prove(all: Bool = false, in environment: Environment, _ take: (Judgement) throws -> Void) throws {
    var progress = Progress(in: environment)
    defer { progress.clear() }
    validation.handsOverPasses = all
    try validation.prove { judgement in
      progress.clear()
      try take(known.sift(judgement))
    } progress: {
      progress.show($0)
    }
  }

  /// What was counted, without what is known.
  var summary: RunSummary { known.counted(validation.summary) }

  /// The formats that creatives were proved against.
  var used: [FoundFormat] { givenFormat.map { [$0] } ?? formats.used }
}
