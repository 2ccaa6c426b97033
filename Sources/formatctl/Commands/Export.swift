import CustomFormats
import Documents

/// `formatctl export`: gives definitions back as they came in.
struct Export: Command {
  static let name = "export"
  static let summary = "Print a definition, or write formats as folders."
  static let discussion = """
    A definition is printed byte for byte as it was imported or last written. With -o each format becomes a folder with \
    format.json, samples and media, as import reads it. --with-revision adds the member "revision", by which import \
    notices that somebody else changed the format in between; from then on the catalogue keeps its number current.
    """
  static let examples = [
    CommandExample("formatctl export 10063170 > format.json", "The definition alone."),
    CommandExample("formatctl export --all -o Formats", "Everything, for a repository."),
    CommandExample("formatctl export 10063170 --with-revision", "For a change that is to come back."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("The formats.", value: .storedFormat) var formats: [FormatReference] = []
  @Flag("Every format of the catalogue.") var all
  @Option("Write a folder a format in this folder.", short: "o", value: .folder) var output: String?
  @Flag("Add the revision that a change will be based on.") var withRevision
  @Flag("Write over files that differ.") var force
  @Flag("Say what would be written, and write nothing.") var dryRun
  @Flag("Print JSON on what was written.") var json
  @OptionGroup var lookup: LookupOptions

  func run(in environment: Environment) throws -> ExitStatus {
    let library = try FormatLibrary(common, in: environment)
    let stored = try self.stored(library)
    guard let output else {
      guard stored.count == 1, let format = stored.first else {
        throw UsageError(
          "export prints one format, and \(stored.count) were asked for; with -o they become folders.", in: ["export"])
      }
      if force || dryRun || json {
        throw UsageError("--force, --dry-run and --json are about files, and need -o <folder>.", in: ["export"])
      }
      environment.printText(text(of: format))
      return .clean
    }
    if output.isEmpty { throw UsageError("-o is empty, the path of a folder is expected.", in: ["export"]) }
    let folder = environment.path(output)
    let exported = try stored.map { FolderExport(try self.exported($0, library.catalogue), in: folder) }
    try write(exported, in: environment)
    return .clean
  }

  private func stored(_ library: FormatLibrary) throws -> [StoredFormat] {
    if all {
      if !formats.isEmpty { throw UsageError("--all stands for every format, and formats were named too.", in: ["export"]) }
      let stored = try library.catalogue.all().compactMap(\.stored)
      if stored.isEmpty {
        throw Failure("there is nothing to export: the catalogue \(library.catalogue.location.path) holds no format.")
      }
      return stored
    }
    if formats.isEmpty { throw UsageError("export needs <format>, or --all.", in: ["export"]) }
    return try library.stored(formats)
  }

  /// Returns the text as it is kept, or with the revision added.
  private func text(of stored: StoredFormat) -> [UInt8] {
    withRevision ? FormatFile.read(stored.content.text).text(carrying: stored.revision) : stored.content.text
  }

  private func exported(_ stored: StoredFormat, _ shelf: CatalogueShelf) throws -> ExportedFormat {
    // Samples belong to the format as it is now; an older revision goes without them.
    let isLatest = try shelf.isLatest(stored)
    return try ExportedFormat(stored, text: text(of: stored), samples: isLatest ? shelf.samples(of: stored) : [], in: shelf)
  }

  private func write(_ folders: [FolderExport], in environment: Environment) throws {
    let different = folders.flatMap(\.replaced)
    if let first = different.first, !force {
      different.dropFirst().forEach { environment.say("\($0) differs too.") }
      throw Failure("\(first) is there and differs, so that nothing was written; --force writes over it.")
    }
    if !dryRun { try folders.forEach { try $0.write() } }
    if json {
      let report = JSON.object([
        "schemaVersion": .number(1), "dryRun": .bool(dryRun), "folders": .array(folders.map(\.json)),
      ])
      environment.out.write(report.documentText)
    } else {
      folders.forEach { environment.out.print($0.sentence(isDryRun: dryRun).visible) }
    }
    if dryRun, !lookup.quiet { environment.sayDryRun() }
  }
}
