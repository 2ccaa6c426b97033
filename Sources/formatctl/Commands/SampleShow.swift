import CustomFormats
import Documents

/// `formatctl sample show`: prints a sample as it is kept.
struct SampleShow: Command {
  static let name = "show"
  static let summary = "Print a sample as it is kept."
  static let discussion = """
    The text is printed byte for byte; formatctl export FORMAT -o FOLDER writes it with its media.
    """
  static let examples = [
    CommandExample("formatctl sample show 10063170 night-hikes", "The creative."),
    CommandExample("formatctl sample show 10063170 night-hikes --json", "With the digests of its media."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("The format.", value: .storedFormat) var format: FormatReference
  @Argument("The sample.", value: .sample) var sample: String
  @Flag("Print JSON.") var json

  func run(in environment: Environment) throws -> ExitStatus {
    let known = try FormatSamples(format, common, in: environment)
    let found = try known.named(sample)
    if json {
      environment.out.write(document(found, of: known.format).documentText)
    } else {
      environment.printText(found.text)
    }
    return .clean
  }

  private func document(_ sample: StoredSample, of format: StoredFormat) -> JSON {
    .object([
      "schemaVersion": .number(1), "formatId": .text(format.content.formatId), "slug": .text(format.content.slug),
      "name": .string(sample.name), "revision": .number(sample.revision),
      "changed": .string(CalendarTime(sample.time).stamp), "creative": JSONDocument(sample.text).root?.json,
      "media": .array(
        sample.media.sorted { $0.key < $1.key }.map { path, hash in
          .object(["path": .string(path), "sha256": .string(hash.description)])
        }),
    ])
  }
}
