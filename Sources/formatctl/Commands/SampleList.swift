import CustomFormats
import Documents

/// `formatctl sample list`: lists the samples of a format.
struct SampleList: Command {
  static let name = "list"
  static let summary = "List the samples of a format."
  static let examples = [
    CommandExample("formatctl sample list 10063170", "Every sample with its media.")
  ]

  @OptionGroup var common: CommonOptions
  @Argument("The format.", value: .storedFormat) var format: FormatReference
  @Flag("Print JSON.") var json
  @OptionGroup var lookup: LookupOptions

  func run(in environment: Environment) throws -> ExitStatus {
    let known = try FormatSamples(format, common, in: environment)
    if json {
      environment.out.write(document(known).documentText)
      return .clean
    }
    let count = known.samples.count
    environment.say(["\(known.definition.format.label) has \(count == 0 ? "no samples" : count.counting("sample"))."], lookup)
    if count > 0 {
      table(known.samples).lines(width: environment.width, style: environment.style).forEach { environment.out.print($0) }
    }
    return .clean
  }

  private func table(_ samples: [StoredSample]) -> TextTable {
    var table = TextTable(columns: [
      .init(heading: "sample", isFlexible: true), .init(heading: "revision", isNumber: true), .init(heading: "changed"),
      .init(heading: "media", isFlexible: true),
    ])
    table.rows = samples.map { sample in
      [
        sample.name.visible, String(sample.revision), CalendarTime(sample.time).date,
        sample.media.keys.sorted().joined(separator: ", ").visible,
      ]
    }
    return table
  }

  private func document(_ known: FormatSamples) -> JSON {
    let samples = known.samples.map { sample in
      JSON.object([
        "name": .string(sample.name), "revision": .number(sample.revision),
        "changed": .string(CalendarTime(sample.time).stamp),
        "media": .array(sample.media.keys.sorted().map(JSON.string)),
      ])
    }
    return .object([
      "schemaVersion": .number(1), "formatId": .text(known.format.content.formatId), "slug": .text(known.format.content.slug),
      "samples": .array(samples),
    ])
  }
}
