import CustomFormats
import Documents

/// `formatctl show`: everything that a definition says of a format.
struct Show: Command {
  static let name = "show"
  static let summary = "Show a format: its fields with limits and accessors."
  static let discussion = """
    The accessor of a field is the call by which an app reads it. ID@N is revision N of the catalogue. A format that the \
    catalogue does not hold is looked up in files and among the bundled ones.
    """
  static let examples = [
    CommandExample("formatctl show 10063170", "The fields, and the keys that an app reads them by."),
    CommandExample("formatctl show simple-native --names android", "With the calls of the Android SDK."),
    CommandExample("formatctl show 10063170@1", "The first revision in the catalogue."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("The format.", value: .format) var format: FormatReference
  @Option("Whose names the accessors have.") var names = AccessorNames.ios
  @Flag("Print JSON.") var json
  @OptionGroup var lookup: LookupOptions

  func run(in environment: Environment) throws -> ExitStatus {
    let library = try FormatLibrary(common, in: environment)
    let found = try library.find(format, catalogueFirst: true)
    environment.say(found.remarks, lookup)
    try found.definition.readable(in: environment, as: found.name)
    let samples = try found.stored.map { try library.catalogue.samples(of: $0).map(\.name) } ?? found.folder?.sampleNames() ?? []
    if json {
      environment.out.write(FormatReport(found, samples: samples).json.documentText)
    } else {
      let page = FormatPage(found, samples: samples, names: names, width: environment.width, style: environment.style)
      page.lines.forEach { environment.out.print($0) }
    }
    return .clean
  }
}

extension AccessorNames: ArgumentValue {}
