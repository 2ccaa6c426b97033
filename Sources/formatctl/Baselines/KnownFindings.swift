import CustomFormats
import Documents

/// What is known of a run's findings: it takes them out before they are reported and counted.
struct KnownFindings {
  /// The most entries that no longer occur and are named.
  static let mostNamed = 100

  /// What the run looks at.
  var scope: BaselineScope
  private let paths: ReportPaths
  private var baseline: KnownSet?
  private var earlier: KnownSet?
  private var draft: BaselineDraft?
  private var counts = RunSummary()

  /// Reads what the options or the project file name, and opens the baseline that is to be written.
  ///
  /// A run that `onlyLooks` writes none.
  init(
    _ options: ReportOptions, _ project: ProjectFile?, _ scope: BaselineScope, onlyLooks: Bool = false,
    in environment: Environment
  ) throws {
    self.scope = scope
    let paths = ReportPaths(in: environment)
    self.paths = paths
    let path = try options.baseline.map(environment.path) ?? project?.path(ProjectMember.baseline.rawValue)
    // The first baseline of a project is written where the project file looks for it.
    let isNew = path?.kind == .absent && options.writeBaseline.map { environment.path($0).absolute } == path?.absolute
    baseline = isNew ? nil : try path.map { KnownSet($0, try Baseline($0).entries) }
    earlier = try options.since.map(environment.path).map { KnownSet($0, try EarlierReport($0, paths).entries) }
    draft = onlyLooks ? nil : try options.writeBaseline.map { try BaselineDraft($0, in: environment) }
  }

  /// Returns a judgement without what is known.
  mutating func sift(_ judgement: Judgement) -> Judgement {
    guard baseline != nil || earlier != nil || draft != nil else { return judgement }
    var rest = judgement
    rest.findings = judgement.findings.filter { !isKnown($0) }
    let failed = judgement.worst == .error && rest.worst != .error
    if judgement.subject != .files, failed { counts.failing += 1 }
    return rest
  }

  private mutating func isKnown(_ finding: Finding) -> Bool {
    let file = finding.file.map(paths.known)
    let digest = Fingerprint.digest(finding, file: file)
    draft?.take(finding, digest, command: scope.command, file: file)
    // What the baseline holds an earlier report need not hold, and does not where that call had the same baseline.
    guard baseline?.holds(digest) == true || earlier?.holds(digest) == true else { return false }
    counts.count(finding.severity)
    return true
  }

  /// Tells whether a finding is like one that is known, whichever of several it is.
  func holdsLike(_ finding: Finding) -> Bool {
    let digest = Fingerprint.digest(finding, file: finding.file.map(paths.known))
    return [baseline, earlier].contains { $0?.holdsLike(digest) == true }
  }

  /// Returns a summary that does not count what is known.
  func counted(_ summary: RunSummary) -> RunSummary {
    var summary = summary
    summary.failing -= counts.failing
    summary.errors -= counts.errors
    summary.warnings -= counts.warnings
    summary.notes -= counts.notes
    return summary
  }

  /// What was known, a sentence without its full stop each; of an earlier report also what is gone.
  var words: [String] {
    var words: [String] = []
    if let baseline, baseline.count > 0 {
      words.append("\(baseline.count.counting("known finding")) (\(baseline.file.shown.visible))")
    }
    if let earlier {
      let gone = earlier.gone { scope.holds($0, paths) }.count
      let file = earlier.file.shown.visible
      let count = earlier.count == 0 ? "No finding" : earlier.count.counting("finding")
      words.append(
        "\(count) \(earlier.count > 1 ? "are" : "is") known from \(file)"
          + (gone > 0 ? "; \(gone.counting("finding")) of it no longer \(gone == 1 ? "occurs" : "occur")" : ""))
    }
    return words
  }

  /// Writes the baseline, or names the entries that no longer occur.
  mutating func end(in environment: Environment, _ lookup: LookupOptions) throws {
    let (scope, paths) = (scope, paths)
    if let words = try draft?.end(baseline?.entries ?? [], isAbout: { scope.holds($0, paths) }) {
      return environment.say([words], lookup)
    }
    guard let baseline else { return }
    let gone = baseline.gone { scope.holds($0, paths) }
    if gone.isEmpty { return }
    let (entries, occur) = gone.count == 1 ? ("entry", "occurs") : ("entries", "occur")
    let head = "\(gone.count) \(entries) of \(baseline.file) no longer \(occur); --write-baseline writes it anew."
    let more = gone.count - Self.mostNamed
    let tail = more > 0 ? ["  and \(more) more"] : []
    environment.say([head] + gone.prefix(Self.mostNamed).map { "  \($0.label)" } + tail, lookup)
  }

  /// Returns how the call ends; one that writes a baseline was made for that.
  func status(_ status: ExitStatus) -> ExitStatus { draft == nil ? status : .clean }
}
