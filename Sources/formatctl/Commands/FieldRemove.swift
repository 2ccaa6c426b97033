import CustomFormats

/// `formatctl field remove`: takes fields out of a format.
struct FieldRemove: Command {
  static let name = "remove"
  static let summary = "Take fields out of a format."
  static let discussion = """
    Clicks, media, attribution and the layout no longer name them. Samples keep what they say of them, and validate names \
    it. A format that would be left in error is not changed.
    """
  static let examples = [
    CommandExample("formatctl field remove 10063170 Caption", "One field."),
    CommandExample("formatctl field remove product-card Price StarRating --dry-run", "What removing two would change."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("The format.", value: .storedFormat) var format: FormatReference
  @Argument("The fields.", value: .key) var keys: [String]
  @OptionGroup var update: UpdateOptions

  func run(in environment: Environment) throws -> ExitStatus {
    let change = try FormatChange(format, common, in: environment)
    try change.perform(update, in: environment) { edit in
      for key in keys { try edit.remove(key) }
    }
    return .clean
  }
}
