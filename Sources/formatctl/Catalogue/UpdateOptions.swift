import CustomFormats
import Documents

/// The options of every command that puts definitions into the catalogue.
struct UpdateOptions: SharedOptions {
  @Option("Why, for the history.", name: "message", short: "m", placeholder: "reason") var reason: String?
  @Flag("Say what would change, and write nothing.") var dryRun
  @Flag("Print JSON.") var json
}

extension Environment {
  /// Writes an update as one change and says what it did, or only says so in a dry run.
  func perform(_ update: CatalogueUpdate, in location: CatalogueLocation, _ options: UpdateOptions) throws {
    if !options.dryRun, !update.isEmpty {
      let catalogue = try openForWriting(location)
      do {
        try update.write(to: catalogue, by: note(reason: options.reason))
      } catch let error as CatalogueError {
        throw CatalogueFailure(error, at: location.path)
      }
    }
    if options.json {
      out.write(update.json(location, isDryRun: options.dryRun).documentText)
    } else {
      for step in update.steps { out.print(step.sentence(isDryRun: options.dryRun).visible) }
    }
    if options.dryRun { say("Nothing was written: --dry-run.") }
  }
}
