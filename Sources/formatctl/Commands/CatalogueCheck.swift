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
    let report: CatalogueReport
    do {
      guard let catalogue = try environment.openForReading(location) else {
        throw CatalogueFailure(.missing(path: location.path.absolute), at: location.path)
      }
      report = try catalogue.check()
    } catch let failure as CatalogueFailure {
      throw advised(failure, location)
    } catch let error as CatalogueError {
      throw advised(CatalogueFailure(error, at: location.path), location)
    }
    if json {
      environment.out.write(document(report, location).documentText)
    } else {
      for problem in report.problems { environment.out.print("\(problem).".visible) }
      let verdict = report.problems.isEmpty ? "is sound" : "has \(report.problems.count.counting("problem"))"
      environment.out.print("\(location.path) \(verdict): \(report.words).".visible)
    }
    if !report.problems.isEmpty { environment.say("Run \(Self.recovery(location)).") }
    return report.problems.isEmpty ? .clean : .findings
  }

  /// Sends whoever cannot have a damaged catalogue checked on to `recover`.
  private func advised(_ failure: CatalogueFailure, _ location: CatalogueLocation) -> any Error {
    guard case .damaged = failure.error else { return failure }
    return Failure(failure.description, next: Self.recovery(location))
  }

  private static func recovery(_ location: CatalogueLocation) -> String {
    let path = location.path.shown
    let new = (path.hasSuffix(".db") ? String(path.dropLast(3)) : path) + "-rescued.db"
    return "formatctl catalogue recover \(Shell.quoted(path)) \(Shell.quoted(new))"
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
