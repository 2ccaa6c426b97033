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
    let problems: [String]
    do {
      guard let catalogue = try environment.openForReading(location) else {
        throw CatalogueFailure(.missing(path: location.path.absolute), at: location.path)
      }
      report = try catalogue.check()
      problems = report.problems.map(\.description) + (report.problems.isEmpty ? try Self.unreadTexts(in: catalogue) : [])
    } catch let failure as CatalogueFailure {
      throw advised(failure, location)
    } catch let error as CatalogueError {
      throw advised(CatalogueFailure(error, at: location.path), location)
    }
    if json {
      environment.out.write(document(report, problems, location).documentText)
    } else {
      for problem in problems { environment.out.print("\(problem).".visible) }
      let verdict = problems.isEmpty ? "is sound" : "has \(problems.count.counting("problem"))"
      environment.out.print("\(location.path) \(verdict): \(report.words).".visible)
    }
    if !report.problems.isEmpty { environment.say("Run \(Self.recovery(location)).") }
    return problems.isEmpty ? .clean : .findings
  }

  /// Returns sentences on texts of live formats and samples that are no longer what their rows say.
  ///
  /// Texts have no digest, so that a changed letter inside a value is not seen.
  private static func unreadTexts(in catalogue: Catalogue) throws(CatalogueError) -> [String] {
    var problems: [String] = []
    for stored in try catalogue.formats() {
      let name = "\(stored.names.shortest)@\(stored.revision)"
      let definition = FormatFile.read(stored.content.text)
      let format = definition.format
      let content = stored.content
      if !definition.isReadable {
        problems.append("the definition of \(name) is no longer JSON that can be read")
      } else if (format.formatID?.description, format.slug, format.title) != (content.formatId, content.slug, content.name) {
        problems.append("the definition of \(name) has another ID, slug or name than the catalogue keeps beside it")
      }
      for sample in try catalogue.samples(of: stored.identity) where !JSONDocument(sample.text).problems.isEmpty {
        problems.append("the sample \(sample.name) of \(name) is no longer JSON that can be read")
      }
    }
    return problems
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

  private func document(_ report: CatalogueReport, _ problems: [String], _ location: CatalogueLocation) -> JSON {
    let head = JSON.object([
      "schemaVersion": .number(1), "path": .string(location.path.absolute), "sound": .bool(problems.isEmpty),
      "problems": .array(problems.map(JSON.string)),
    ])
    guard case (.object(let members), .object(let counts)) = (head, report.json) else { return head }
    return .object(members + counts)
  }
}
