import CustomFormats

/// `formatctl field set`: changes what is said of a field.
struct FieldSet: Command {
  static let name = "set"
  static let summary = "Change what is said of a field."
  static let discussion = """
    Settings are those of formatctl help fields; an empty value takes one away. kind=text makes the field another kind, and \
    takes along the limits, choices and role that the new kind does not have. media.video follows a video's required.
    """
  static let examples = [
    CommandExample("formatctl field set 10063170 Headline max=40,shown=25 -m 'Longer titles'", "Two limits, and why."),
    CommandExample("formatctl field set 10063170 Caption max= required", "No limit any more, but required."),
    CommandExample("formatctl field set 10063170 MainImage 'types=\"jpeg,png\"'", "A value with a comma, in quotes."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("The format.", value: .storedFormat) var format: FormatReference
  @Argument("The field.", value: .key) var key: String
  @Argument("Settings, name[=value] between commas.", value: .setting, placeholder: "setting") var settings: [String]
  @OptionGroup var update: UpdateOptions

  func run(in environment: Environment) throws -> ExitStatus {
    let change = try FormatChange(format, common, in: environment)
    try change.perform(update, in: environment) { try $0.set(key, settings) }
    return .clean
  }
}
