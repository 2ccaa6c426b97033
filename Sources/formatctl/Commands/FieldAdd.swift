import CustomFormats

/// `formatctl field add`: gives a format more fields.
struct FieldAdd: Command {
  static let name = "add"
  static let summary = "Add fields to a format."
  static let discussion = """
    A field is KEY:KIND and what limits it, such as Headline:text,required,max=25; formatctl help fields lists all that can \
    be said, and the limits that presets know. What is said of a field wins over a preset. A video makes the format take \
    video. Fields stand after all others unless a place is given.
    """
  static let examples = [
    CommandExample("formatctl field add simple-native Price:text,max=15 --after Caption", "A field in its place."),
    CommandExample("formatctl field add 10063170 Advertiser:text,required --preset yahoo", "With the limits of a preset."),
    CommandExample("formatctl field add 10063170 Legal:text,max=40 --dry-run", "What would change."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("The format.", value: .storedFormat) var format: FormatReference
  @Argument("Fields, each KEY:KIND[,name[=value]].", value: .field, placeholder: "field") var fields: [FieldPhrase]
  @OptionGroup var place: PositionOptions
  @OptionGroup var preset: PresetOptions
  @OptionGroup var update: UpdateOptions

  func run(in environment: Environment) throws -> ExitStatus {
    let position = try place.position(["field", "add"]) ?? .last
    let change = try FormatChange(format, common, in: environment)
    let fields = try preset.filled(fields, in: environment)
    try change.perform(update, in: environment) { try $0.add(fields, at: position) }
    return .clean
  }
}
