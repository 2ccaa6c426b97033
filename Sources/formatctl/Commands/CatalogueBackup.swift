import CustomFormats
import Documents

/// `formatctl catalogue backup`: copies the catalogue to a new file and proves the copy.
struct CatalogueBackup: Command {
  static let name = "backup"
  static let summary = "Copy the catalogue to a new file, and prove the copy."
  static let discussion = """
    Others may read and write meanwhile: the copy is the state of one moment, in one file. It is looked through as check does, \
    and one that is not sound is not kept. Nothing is ever written over.
    """
  static let examples = [
    CommandExample("formatctl catalogue backup monday.db", "All formats with their history, samples and media.")
  ]

  @OptionGroup var common: CommonOptions
  @Argument("The new file.", value: .file) var file: String
  @Flag("Say what would be copied, and write nothing.") var dryRun
  @Flag("Print JSON.") var json

  func run(in environment: Environment) throws -> ExitStatus {
    let location = try environment.catalogue(common)
    guard let catalogue = try environment.openForReading(location) else {
      throw CatalogueFailure(.missing(path: location.path.absolute), at: location.path)
    }
    let target = try environment.newFile(file)
    let report: CatalogueReport
    do {
      report = try dryRun ? catalogue.check() : catalogue.backup(to: target.absolute)
    } catch {
      throw Failure(CatalogueFailure(error, at: location.path).description.replacing(target.absolute, with: target.shown))
    }
    if json {
      environment.out.write(
        JSON.object([
          "schemaVersion": .number(1), "catalogue": .string(location.path.absolute), "path": .string(target.absolute),
          "dryRun": .bool(dryRun), "contents": report.json,
        ]).documentText)
    } else {
      let verb = dryRun ? "Would copy" : "Copied"
      let end = dryRun ? "" : " The copy is sound."
      environment.out.print("\(verb) \(location.path) to \(target): \(report.words).\(end)".visible)
    }
    if dryRun { environment.sayDryRun() }
    return .clean
  }
}
