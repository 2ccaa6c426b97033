import CustomFormats

/// `formatctl sample remove`: takes samples away from a format.
struct SampleRemove: Command {
  static let name = "remove"
  static let summary = "Remove samples of a format."
  static let discussion = "History keeps them, and formatctl undo brings them back. All of one call is removed, or nothing."
  static let examples = [
    CommandExample("formatctl sample remove 10063170 night-hikes", "One sample, its media with it.")
  ]

  @OptionGroup var common: CommonOptions
  @Argument("The format.", value: .storedFormat) var format: FormatReference
  @Argument("The samples.", value: .sample) var names: [String]
  @OptionGroup var update: UpdateOptions

  func run(in environment: Environment) throws -> ExitStatus {
    let known = try FormatSamples(format, common, in: environment)
    var steps: [SampleStep] = []
    for name in names {
      if steps.contains(where: { $0.content.name == name }) { throw Failure("\(name) was named twice, once is expected.") }
      steps.append(.removing(try known.named(name)))
    }
    try environment.perform(CatalogueUpdate(steps, of: known.format), in: known.shelf.location, update)
    return .clean
  }
}
