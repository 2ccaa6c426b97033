import CustomFormats
import Documents

/// What `--fix` would do: found out in a run of its own, then carried out and shown.
struct FixPlan {
  private var files: [String: FileFix] = [:]
  /// The names of the files, in the order in which they were met.
  private var order: [String] = []
  private var places: (file: String, range: Range<Int>, cursor: PlaceCursor)?

  /// Proves the creatives of a call and gathers what can be mended of the findings that it would report.
  init(_ call: Validate, in environment: Environment) throws {
    var run = try CreativeRun(call, onlyLooks: true, in: environment.silent)
    let (known, selection) = (run.known, run.selection)
    try run.prove(in: environment) { judgement in
      guard let subject = judgement.evidence, let origin = judgement.origin else { return }
      let changes = subject.changes(because: judgement.findings, selection) { !known.holdsLike($0) }
      add(changes, of: subject.creative.document, origin, in: environment)
    }
  }

  /// Carries the plan out, unless the run is dry, says what was done, and tells how that ended.
  func carriedOut(isDryRun: Bool, _ lookup: LookupOptions, in environment: Environment) throws -> ExitStatus {
    var failures: [FileError] = []
    var lines: [String] = []
    var count = 0
    for fix in order.compactMap({ files[$0] }) {
      do throws(FileError) {
        if !isDryRun { try fix.write() }
        lines += fix.edits.map(\.line)
        count += 1
      } catch {
        failures.append(error)
      }
    }
    if !lines.isEmpty {
      let words = "\(isDryRun ? "Would mend" : "Mended") \(lines.count.counting("text")) in \(count.counting("file"))."
      environment.say(lines + [words], lookup)
    }
    if isDryRun, !lookup.quiet { environment.sayDryRun() }
    for failure in failures { environment.say(failure.description) }
    return failures.isEmpty ? .clean : .failed
  }

  private mutating func add(
    _ changes: [ValueChange], of document: JSONDocument, _ origin: CreativeOrigin, in environment: Environment
  ) {
    guard let version = origin.version, !changes.isEmpty else { return }
    if files[origin.file] == nil {
      order.append(origin.file)
      files[origin.file] = FileFix(path: environment.path(origin.file), version: version)
    }
    // A list is walked once, and not anew for each creative in it.
    let range = document.range.lowerBound + document.firstByte..<document.range.upperBound + document.firstByte
    var cursor = places.flatMap { $0.file == origin.file && $0.range == range ? $0.cursor : nil } ?? PlaceCursor(document)
    for change in changes {
      let edit = FileFix.Edit(change, &cursor, in: origin.file, firstByte: document.firstByte)
      files[origin.file]?.edits.append(edit)
    }
    places = (origin.file, range, cursor)
  }
}
