import CustomFormats
import Documents

/// `formatctl catalogue check`: looks through the whole catalogue for damage.
struct CatalogueCheck: Command {
  static let name = "check"
  static let summary = "Look through the whole catalogue for damage."
  static let discussion = "It changes nothing. Exit 0 says that the catalogue is sound, 1 that it is not."
  static let examples = [
    CommandExample("formatctl catalogue check", "Every problem on a line, then what was looked at.")
  ]

  @OptionGroup var common: CommonOptions
  @OptionGroup var lookup: LookupOptions
  @Flag("Print JSON.") var json

  func run(in environment: Environment) throws -> ExitStatus {
    let location = try environment.catalogue(common)
    guard let catalogue = try environment.openForReading(location) else {
      throw CatalogueFailure(.missing(path: location.path.absolute), at: location.path)
    }
    let report: CatalogueReport
    do {
      report = try catalogue.check()
    } catch {
      throw Failure(CatalogueFailure(error, at: location.path).description)
    }
    if json {
      environment.out.write(document(report, location).documentText)
    } else {
      for problem in report.problems { environment.out.print("\(problem).".visible) }
      let verdict = report.problems.isEmpty ? "is sound" : "has \(report.problems.count.counting("problem"))"
      environment.out.print("\(location.path) \(verdict): \(counts(report)).".visible)
    }
    return report.problems.isEmpty ? .clean : .findings
  }

  private func counts(_ report: CatalogueReport) -> String {
    [
      report.formats.counting("format"), report.samples.counting("sample"), report.revisions.counting("revision"),
      report.media.counting("media file"), "\(report.bytes.grouped) bytes",
    ].enumeration
  }

  private func document(_ report: CatalogueReport, _ location: CatalogueLocation) -> JSON {
    .object([
      "schemaVersion": .number(1), "path": .string(location.path.absolute), "sound": .bool(report.problems.isEmpty),
      "problems": .array(report.problems.map { .string($0.description) }), "formats": .number(report.formats),
      "samples": .number(report.samples), "revisions": .number(report.revisions), "media": .number(report.media),
      "bytes": .number(report.bytes),
    ])
  }
}
