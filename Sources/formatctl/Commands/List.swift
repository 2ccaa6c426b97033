import CustomFormats
import Documents

/// `formatctl list`: the formats of the catalogue, or the bundled ones where there is none.
struct List: Command {
  static let name = "list"
  static let summary = "List the formats of the catalogue."
  static let discussion = """
    Where no catalogue was made yet, it lists the formats that come with the program, and says so. --unused reads creatives \
    and leaves the formats that none of them names, by ID, other ID or slug; samples do not count.
    """
  static let examples = [
    CommandExample("formatctl list", "Every format with its fields, samples and revision."),
    CommandExample("formatctl list --key Headline --status active", "What a change of that key would touch."),
    CommandExample("formatctl list --unused --creatives deliveries", "What could go."),
    CommandExample("formatctl list --json", "The same for other programs."),
  ]

  @OptionGroup var common: CommonOptions
  @OptionGroup var filter: ListFilter
  @Flag("Print JSON.") var json
  @OptionGroup var lookup: LookupOptions

  func run(in environment: Environment) throws -> ExitStatus {
    let library = try FormatLibrary(common, in: environment)
    let shelf = library.catalogue
    let all: [FoundFormat]
    if try shelf.catalogue() == nil {
      let bundled = try library.bundled ?? DefinitionFiles(bundledIn: environment)
      all = try bundled?.contents().formats ?? []
      environment.say(
        ["There is no catalogue at \(shelf.location.path) yet; these are the bundled formats, and create takes one in."], lookup)
    } else {
      all = try shelf.all()
      environment.say(["The catalogue \(shelf.location.path) holds \(all.count.counting("format"))."], lookup)
    }
    let formats = try filter.applied(to: all, in: environment)
    if formats.isEmpty, let words = filter.words { environment.say(["No format \(words)."], lookup) }
    let counts = try shelf.sampleCounts()
    let samples = try formats.map { found in
      try found.stored.map { counts[$0.identity] ?? 0 } ?? found.folder?.sampleFiles().count ?? 0
    }
    if json {
      environment.out.write(document(formats, samples, shelf).documentText)
    } else if !formats.isEmpty {
      for line in table(formats, samples).lines(width: environment.width, style: environment.style) {
        environment.out.print(line)
      }
    }
    return .clean
  }

  private func table(_ formats: [FoundFormat], _ samples: [Int]) -> TextTable {
    var table = TextTable(columns: [
      .init(heading: "ID"), .init(heading: "name", isFlexible: true), .init(heading: "slug", isFlexible: true),
      .init(heading: "fields", isNumber: true), .init(heading: "samples", isNumber: true),
      .init(heading: "revision", isNumber: true), .init(heading: "changed"),
    ])
    table.rows = zip(formats, samples).map { found, samples in
      [
        found.format.formatID?.description ?? "draft", found.title.visible, found.format.slug?.visible ?? "",
        found.definition.isReadable ? String(found.format.fields.count) : "?", String(samples),
        found.stored.map { String($0.revision) } ?? "bundled", found.stored.map { CalendarTime($0.time).date } ?? "",
      ]
    }
    return table
  }

  private func document(_ formats: [FoundFormat], _ samples: [Int], _ shelf: CatalogueShelf) -> JSON {
    let rows = zip(formats, samples).map { found, samples in
      JSON.object([
        "formatId": .text(found.format.formatID?.description), "slug": .text(found.format.slug),
        "name": .string(found.title), "type": .string(found.format.type.rawValue),
        "status": .string(found.format.status.rawValue), "fields": .number(found.format.fields.count),
        "samples": .number(samples), "origin": found.origin.json,
        "changed": found.stored.map { .string(CalendarTime($0.time).stamp) },
      ])
    }
    return .object([
      "schemaVersion": .number(1), "catalogue": shelf.location.json, "formats": .array(rows),
    ])
  }
}
