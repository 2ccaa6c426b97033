import CustomFormats
import Documents

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `formatctl catalogue recover`: makes a new catalogue of what a damaged one still holds.
struct CatalogueRecover: Command {
  static let name = "recover"
  static let summary = "Make a new catalogue of all that a damaged one still holds."
  static let discussion = """
    The damaged file is read page by page and is not changed; the changes in the log beside it are read too. What was lost is \
    listed, and what is still wrong with the new catalogue, such as gaps between revisions. Exit 0 says that nothing was \
    lost, 1 that something was.
    """
  static let examples = [
    CommandExample("formatctl catalogue recover formatctl.db rescued.db", "Every loss on a line, then what was rescued."),
    CommandExample("formatctl catalogue recover formatctl.db rescued.db --dry-run", "What would be rescued."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("The damaged catalogue.", value: .file) var from: String
  @Argument("The new file.", value: .file) var to: String
  @Flag("Say what would be rescued, and leave no file.") var dryRun
  @Flag("Print JSON.") var json

  func run(in environment: Environment) throws -> ExitStatus {
    let source = environment.path(from)
    let target = try environment.newFile(to)
    let report: RecoveryReport
    do {
      report = try Catalogue.recover(source.absolute, to: target.absolute, by: environment.note(reason: nil))
    } catch {
      throw Failure(CatalogueFailure(error, at: source).description.replacing(target.absolute, with: target.shown))
    }
    if dryRun { unlink(target.absolute) }
    let isWhole = report.losses.isEmpty && report.contents.problems.isEmpty
    if json {
      environment.out.write(document(report, source, target).documentText)
    } else {
      for loss in report.losses { environment.out.print("\(loss).".visible) }
      for problem in report.contents.problems { environment.out.print("\(problem).".visible) }
      let verb = dryRun ? "Would rescue" : "Rescued"
      environment.out.print("\(verb) from \(source) to \(target): \(report.contents.words).".visible)
      environment.out.print(isWhole ? "Nothing was lost." : "Something was lost, as the lines above say.")
    }
    if dryRun { environment.say("Nothing was left behind: --dry-run.") }
    return isWhole ? .clean : .findings
  }

  private func document(_ report: RecoveryReport, _ source: FilePath, _ target: FilePath) -> JSON {
    .object([
      "schemaVersion": .number(1), "catalogue": .string(source.absolute), "path": .string(target.absolute),
      "dryRun": .bool(dryRun), "losses": .array(report.losses.map { .string($0.description) }),
      "problems": .array(report.contents.problems.map { .string($0.description) }), "contents": report.contents.json,
    ])
  }
}
