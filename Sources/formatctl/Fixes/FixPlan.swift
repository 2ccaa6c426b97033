import CustomFormats

/// What `--fix` would do to texts: found out in a run of its own, then carried out and shown.
struct FixPlan {
  private var fixes = FileFixes()
  /// The media files that findings ask to rename.
  private(set) var renames: [FilePath: MediaRename] = [:]

  /// Proves the creatives of a call and gathers what can be mended of the findings that it would report.
  init(_ call: Validate, in environment: Environment) throws {
    var run = try CreativeRun(call, onlyLooks: true, in: environment.silent)
    let (known, selection) = (run.known, run.selection)
    try run.prove(in: environment) { judgement in
      guard let subject = judgement.evidence, let origin = judgement.origin else { return }
      let changes = subject.changes(because: judgement.findings, selection) { !known.holdsLike($0) }
      fixes.add(changes, of: subject.creative.document, origin, in: environment)
      for finding in judgement.findings { wish(finding, subject, in: environment) }
    }
  }

  /// Carries the plan out, unless the run is dry, says what was done, and tells how that ended.
  func carriedOut(isDryRun: Bool, _ lookup: LookupOptions, in environment: Environment) -> ExitStatus {
    var failures: [FileError] = []
    var lines: [String] = []
    var count = 0
    for fix in fixes.all {
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
    for failure in failures { environment.say(failure.description) }
    return failures.isEmpty ? .clean : .failed
  }

  /// Takes over that a finding asks to rename a file.
  private mutating func wish(_ finding: Finding, _ subject: CreativeUnderTest, in environment: Environment) {
    guard let mend = finding.mend, case .fileName(let name) = mend.change, let folder = subject.media.folderPath,
      let file = RenamePlan.place(subject.path(at: mend.node), folder, in: environment), let parent = file.parent
    else { return }
    renames[file] = MediaRename(file: file, target: parent.appending(name))
  }
}
