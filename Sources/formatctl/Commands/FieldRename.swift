import CustomFormats

/// `formatctl field rename`: gives a field another key.
struct FieldRename: Command {
  static let name = "rename"
  static let summary = "Give a field another key."
  static let discussion = """
    The old key is kept among the aliases, so that a creative with it is told the new one. Clicks, media, attribution, the \
    layout and the samples in the catalogue follow. Apps that read the old key get nothing any more.
    """
  static let examples = [
    CommandExample("formatctl field rename 10063170 Caption Body", "With all that names it."),
    CommandExample("formatctl field rename 10063170 Caption Body --dry-run", "What that would change."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("The format.", value: .storedFormat) var format: FormatReference
  @Argument("The field.", value: .key) var key: String
  @Argument("Its new key.") var new: String
  @OptionGroup var update: UpdateOptions

  func run(in environment: Environment) throws -> ExitStatus {
    let change = try FormatChange(format, common, in: environment)
    try change.perform(update, in: environment) { try $0.rename(key, to: new) }
    return .clean
  }
}
