import CustomFormats
import Documents

/// The options of every command that changes what the catalogue holds.
struct UpdateOptions: SharedOptions {
  @Option("Why, for the history.", name: "message", short: "m", placeholder: "reason") var reason: String?
  @Flag("Say what would change, and write nothing.") var dryRun
  @Flag("Print JSON.") var json
}

extension Environment {
  /// Writes an update as one change and says what it did, or only says so in a dry run.
  func perform(_ update: CatalogueUpdate, in location: CatalogueLocation, _ options: UpdateOptions) throws {
    if !options.dryRun, !update.isEmpty {
      try update.write(to: openForWriting(location), at: location.path, by: note(reason: options.reason))
    }
    if options.json {
      out.write(update.json(location, isDryRun: options.dryRun).documentText)
    } else {
      update.lines(isDryRun: options.dryRun, width: width).forEach { out.print($0) }
    }
    out.flush()
    if out.failure != nil, !options.dryRun, !update.isEmpty { say("The change was written to \(location.path) all the same.") }
    if options.dryRun { sayDryRun() }
  }
}
