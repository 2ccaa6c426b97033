import CustomFormats

/// `formatctl create`: puts a new format into the catalogue.
struct Create: Command {
  static let name = "create"
  static let summary = "Put a new format into the catalogue."
  static let discussion = """
    The ID of a bundled format, or of one in Formats/, is enough: its definition, sample and media are taken. Any other \
    format begins with --template, --from or --field; on a terminal you are asked for its fields. A slug in place of an ID \
    makes a draft.

    A field is KEY:KIND and what limits it, such as Headline:text,required,max=25; formatctl help fields lists all that \
    can be said.
    """
  static let examples = [
    CommandExample("formatctl create 10063170", "Take a bundled format into the catalogue."),
    CommandExample("formatctl create story-card --field Headline:text,required,max=25", "A draft with one field."),
    CommandExample("formatctl create 20000001 --template simple-native --name 'Hikes'", "The same fields under another ID."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("The ID from the ad server, or a slug for a draft.", value: .format) var format: FormatReference?
  @Option("Begin with the definition of this format.", value: .format) var template: FormatReference?
  @Option("Begin with the definition in this file.", value: .file) var from: String?
  @Option("Add a field, KEY:KIND[,name[=value]].", name: "field", value: .field, placeholder: "field")
  var fields: [FieldPhrase] = []
  @OptionGroup var preset: PresetOptions
  @Option("The name for people.", name: "name") var title: String?
  @Option("What the format is for.", name: "description", placeholder: "text") var purpose: String?
  @OptionGroup var update: UpdateOptions
  @OptionGroup var lookup: LookupOptions

  func run(in environment: Environment) throws -> ExitStatus {
    let reference = try format ?? NewFormatDialogue(environment).reference()
    try reference.expectNew(in: "create")
    if preset.preset != nil, fields.isEmpty {
      throw UsageError("--preset fills in what --field leaves open, and no field is given.", in: ["create"])
    }
    let library = try FormatLibrary(common, in: environment, makesCatalogue: true)
    try library.catalogue.expectNone(reference)
    let start = FormatStart(
      reference: reference, template: template, file: from, fields: try preset.filled(fields, in: environment), name: title,
      purpose: purpose, lookup: lookup)
    let incoming = try start.incoming(library, in: environment)
    try incoming.definition.accepted(in: environment, as: incoming.source)
    let changes = try CatalogueUpdate([incoming], in: library.catalogue)
    let isFirst = !library.catalogue.location.exists
    try environment.perform(changes, in: library.catalogue.location, update)
    if !update.dryRun {
      if isFirst { environment.say(["The catalogue \(library.catalogue.location.path) was made."], lookup) }
      environment.say(["Run formatctl preview \(Shell.quoted(incoming.format.reference)) to see it."], lookup)
    }
    return .clean
  }
}

extension FieldPhrase: ArgumentValue {
  init(argument: String) throws { try self.init(argument) }
}
