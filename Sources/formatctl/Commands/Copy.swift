import CustomFormats
import Documents

/// `formatctl copy`: makes a new format of one that is there.
struct Copy: Command {
  static let name = "copy"
  static let summary = "Make a new format of one that is there."
  static let discussion = """
    The copy has the definition under its own ID or slug, and the samples with their media. ID@N copies an older revision, \
    without samples.
    """
  static let examples = [
    CommandExample("formatctl copy 10063170 hike-card", "A draft with the same fields."),
    CommandExample("formatctl copy simple-native 20000001 --name 'Hikes' --without-samples", "Under another ID."),
    CommandExample("formatctl copy 10063170@1 first-look", "As the format was at first."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("The format.", value: .storedFormat) var format: FormatReference
  @Argument("The ID from the ad server, or a slug for a draft.", placeholder: "new") var new: FormatReference
  @Option("The name for people.", name: "name") var title: String?
  @Flag("Leave the samples out.") var withoutSamples
  @OptionGroup var update: UpdateOptions

  func run(in environment: Environment) throws -> ExitStatus {
    try new.expectNew(in: "copy")
    let library = try FormatLibrary(common, in: environment)
    let shelf = library.catalogue
    let base = try library.stored(format)
    try shelf.expectNone(new)
    let definition = FormatFile.read(base.content.text)
    try definition.readable(in: environment, as: format.argument)
    let start = FormatStart(
      reference: new, template: nil, file: nil, fields: [], name: title, purpose: nil, lookup: LookupOptions())
    var incoming = try start.changed(definition, source: "the copy")
    try incoming.definition.accepted(in: environment, as: incoming.source, since: definition)
    if !withoutSamples, try shelf.isLatest(base) {
      incoming.samples = try shelf.samples(of: base).map { sample in
        var content = sample.content
        content.text = Self.text(sample.text, of: definition.format, namedBy: new)
        return content
      }
    }
    try environment.perform(CatalogueUpdate([incoming], in: shelf), in: shelf.location, update)
    return .clean
  }

  /// Returns the text of a creative that names the copy instead of the format.
  private static func text(_ text: [UInt8], of format: CustomFormat, namedBy new: FormatReference) -> [UInt8] {
    var text = CreativeText(text)
    for name in format.allNames { text.renameFormat(name, to: new.name) }
    return text.bytes
  }
}
