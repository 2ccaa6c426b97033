import CustomFormats

/// `formatctl field move`: puts a field elsewhere among the others.
struct FieldMove: Command {
  static let name = "move"
  static let summary = "Put a field elsewhere among the others."
  static let examples = [
    CommandExample("formatctl field move 10063170 Caption --after Headline", "Behind another field."),
    CommandExample("formatctl field move 10063170 Caption --first", "Before all others."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("The format.", value: .storedFormat) var format: FormatReference
  @Argument("The field.", value: .key) var key: String
  @OptionGroup var place: PositionOptions
  @OptionGroup var update: UpdateOptions

  func run(in environment: Environment) throws -> ExitStatus {
    guard let position = try place.position(["field", "move"]) else {
      throw UsageError("field move needs a place: --before, --after, --first or --last.", in: ["field", "move"])
    }
    let change = try FormatChange(format, common, in: environment)
    try change.perform(update, in: environment) { try $0.move(key, to: position) }
    return .clean
  }
}
