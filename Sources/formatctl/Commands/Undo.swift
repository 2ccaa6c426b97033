import CustomFormats
import Documents

/// `formatctl undo`: takes the newest change of the catalogue back.
struct Undo: Command {
  static let name = "undo"
  static let summary = "Take the newest change of the catalogue back, byte for byte."
  static let discussion = """
    An undo is a new change, so that nothing is lost: formats and samples get a revision that is what they were before. The \
    change that is taken back is the newest one that is no undo and not undone; called again, undo goes further back. --redo \
    takes the newest undo back.

    The change of another person is taken back with --force alone. One whose formats were changed since is not taken back.
    """
  static let examples = [
    CommandExample("formatctl undo --dry-run", "Which change that is, and what would come back."),
    CommandExample("formatctl undo -m 'Clients were not told'", "Take it back, and say why."),
    CommandExample("formatctl undo --redo", "Do again what was undone."),
  ]

  @OptionGroup var common: CommonOptions
  @Flag("Take the newest undo back instead.") var redo
  @Flag("Take back the change of another person too.") var force
  @OptionGroup var update: UpdateOptions

  func run(in environment: Environment) throws -> ExitStatus {
    let shelf = try CatalogueShelf(common, in: environment)
    let path = shelf.location.path
    guard try shelf.catalogue() != nil else {
      throw Failure(
        "there is no catalogue at \(path) yet, so that there is nothing to \(redo ? "redo" : "undo").",
        next: "formatctl catalogue path")
    }
    guard let change = try shelf.next(isRedo: redo), let plan = try shelf.reversalPlan(of: change) else {
      throw CatalogueFailure(
        redo ? .nothingToRedo(path: path.absolute) : .nothingToUndo(path: path.absolute), at: path)
    }
    let redone = try redo ? change.note.reverts.flatMap { try shelf.change($0) } : nil
    let made = update.dryRun ? nil : try takeBack(change, in: shelf, environment)
    let report = ReversalReport(plan: plan, made: made, redone: redone)
    if update.json {
      environment.out.write(report.json(shelf.location).documentText)
    } else {
      report.lines(width: environment.width).forEach { environment.out.print($0) }
    }
    if update.dryRun {
      let author = change.note.author
      if author != environment.note(reason: nil).author {
        environment.say("It is \(author)'s; --force takes it back all the same.")
      }
      environment.sayDryRun()
    }
    return .clean
  }

  /// Takes a change back, unless it is another person's.
  private func takeBack(
    _ change: StoredChange, in shelf: CatalogueShelf, _ environment: Environment
  ) throws -> StoredChange {
    let note = environment.note(reason: update.reason)
    if change.note.author != note.author, !force {
      throw Failure(
        "change \(change.identity.number) is \(change.note.author)'s, not \(note.author)'s (\(change.note.command)), so that it was not taken back; --force does it.",
        next: "formatctl undo\(redo ? " --redo" : "") --dry-run")
    }
    let catalogue = try environment.openForWriting(shelf.location)
    do {
      return try (redo ? catalogue.redo(change.identity, by: note) : catalogue.undo(change.identity, by: note)).made
    } catch {
      throw CatalogueFailure(error, at: shelf.location.path)
    }
  }
}
