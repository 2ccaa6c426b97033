import CustomFormats
import Documents

/// `formatctl history`: what was changed in the catalogue, by whom, when and why.
struct History: Command {
  static let name = "history"
  static let summary = "Say what was changed in the catalogue, by whom, when and why."
  static let discussion = """
    The newest change comes first. A format's history is told by its ID or slug, also once it is deleted; that of ID@N ends \
    with revision N.
    """
  static let examples = [
    CommandExample("formatctl history", "Everything that was changed, undo and redo too."),
    CommandExample("formatctl history 10063170 --limit 5", "The newest five changes of one format and its samples."),
    CommandExample("formatctl history --json", "The same for other programs."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("The format; all where none is named.", value: .storedFormat) var format: FormatReference?
  @Option("Show so many of the newest changes.", placeholder: "number") var limit: Int?
  @Flag("Print JSON.") var json

  func run(in environment: Environment) throws -> ExitStatus {
    if let limit, limit < 1 {
      throw UsageError("--limit takes a whole number from 1 on, not \"\(limit)\".", in: ["history"])
    }
    let library = try FormatLibrary(common, in: environment)
    let shelf = library.catalogue
    let stored = try changes(library)
    let reversals = try shelf.reversals() ?? Reversals()
    if json {
      let changes = try stored.map { try RecordedChange($0, reversals, in: shelf).json }
      environment.out.write(
        JSON.object([
          "schemaVersion": .number(1), "catalogue": .string(shelf.location.path.absolute), "changes": .array(changes),
        ]).documentText)
    } else {
      for (index, change) in stored.enumerated() {
        if index > 0 { environment.out.print("") }
        let lines = try RecordedChange(change, reversals, in: shelf).lines(width: environment.width, style: environment.style)
        lines.forEach { environment.out.print($0) }
      }
    }
    if stored.isEmpty { environment.say("Nothing was changed yet: there is no catalogue at \(shelf.location.path).") }
    return .clean
  }

  private func changes(_ library: FormatLibrary) throws -> [StoredChange] {
    let shelf = library.catalogue
    guard let format else { return try shelf.changes(limit: limit) }
    if case .path = format { _ = try library.stored(format) }
    guard let identity = try shelf.identity(format) else { throw try UnknownFormat.inCatalogue(format, library) }
    guard let revision = format.revision else { return try shelf.changes(of: identity, limit: limit) }
    let changes = try shelf.changes(of: identity).drop { change in
      !change.entries.contains { $0.sample == nil && $0.revision == revision }
    }
    if changes.isEmpty { throw try UnknownFormat.revision(format, in: shelf) }
    return Array(limit.map { changes.prefix($0) } ?? changes)
  }
}
