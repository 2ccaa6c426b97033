import CustomFormats
import Documents

/// `formatctl delete`: takes formats out of the catalogue.
struct Delete: Command {
  static let name = "delete"
  static let summary = "Take formats out of the catalogue."
  static let discussion = """
    A format that has samples is deleted with --force alone, or after a question on a terminal. History keeps all of it, and \
    formatctl undo brings it back. All of one call is deleted, or nothing.
    """
  static let examples = [
    CommandExample("formatctl delete trail-card", "A draft that is not needed."),
    CommandExample("formatctl delete 10063170 12387226 --force -m 'Apps are gone'", "Two formats with their samples."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("The formats.", value: .storedFormat) var formats: [FormatReference]
  @Flag("Delete formats that have samples.") var force
  @OptionGroup var update: UpdateOptions

  func run(in environment: Environment) throws -> ExitStatus {
    let library = try FormatLibrary(common, in: environment)
    let shelf = library.catalogue
    let stored = try library.stored(formats)
    let deletion = try CatalogueUpdate(deleting: stored, in: shelf)
    for format in stored where !force { try expectConsent(format, shelf, in: environment) }
    try environment.perform(deletion, in: shelf.location, update)
    if !update.dryRun, !update.json {
      environment.say("Run formatctl undo to bring \(stored.count == 1 ? "it" : "them") back.")
    }
    return .clean
  }

  /// Refuses to delete a format with samples, unless a person says so.
  private func expectConsent(_ format: StoredFormat, _ shelf: CatalogueShelf, in environment: Environment) throws {
    let count = try shelf.samples(of: format).count
    if count == 0 { return }
    let samples = count.counting("sample")
    if environment.canAsk, !update.dryRun,
      try NewFormatDialogue(environment).accepts("Delete \(format.content.name) with \(samples)?".visible)
    {
      return
    }
    let name = format.names.shortest
    throw Failure(
      "\(name) has \(samples), so that nothing was deleted; --force deletes \(count == 1 ? "that" : "those") too.",
      next: "formatctl delete \(Shell.quoted(name)) --force")
  }
}
