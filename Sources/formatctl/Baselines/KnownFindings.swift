import CustomFormats
import Documents

/// What is known of a run's findings: it takes them out before they are reported and counted.
struct KnownFindings {
  /// The most entries that no longer occur and are named.
  static let mostNamed = 100

  /// What the run looks at.
  var scope: BaselineScope
  private let paths: ReportPaths
  private let baseline: Baseline?
  private var draft: BaselineDraft?
  private let fingerprints: Set<Fingerprint>
  /// How often each digest of the baseline was met; others are not kept, so that a run over millions stays small.
  private var met: [UInt64: Int]
  private var occurred: Set<Fingerprint> = []
  private var counts = RunSummary()

  /// Reads the baseline that the options or the project file name, and opens the one that is to be written.
  ///
  /// A run that `onlyLooks` writes none.
  init(
    _ options: ReportOptions, _ project: ProjectFile?, _ scope: BaselineScope, onlyLooks: Bool = false,
    in environment: Environment
  ) throws {
    self.scope = scope
    paths = ReportPaths(in: environment)
    let path = try options.baseline.map(environment.path) ?? project?.path(ProjectMember.baseline.rawValue)
    // The first baseline of a project is written where the project file looks for it.
    let isNew = path?.kind == .absent && options.writeBaseline.map { environment.path($0).absolute } == path?.absolute
    baseline = isNew ? nil : try path.map { try Baseline($0) }
    draft = onlyLooks ? nil : try options.writeBaseline.map { try BaselineDraft($0, in: environment) }
    fingerprints = Set(baseline?.entries.map(\.fingerprint) ?? [])
    met = Dictionary(fingerprints.map { ($0.digest, 0) }) { first, _ in first }
  }

  /// Returns a judgement without what is known.
  mutating func sift(_ judgement: Judgement) -> Judgement {
    guard baseline != nil || draft != nil else { return judgement }
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
    guard let before = met[digest] else { return false }
    met[digest] = before + 1
    let fingerprint = Fingerprint(digest, before + 1)
    guard fingerprints.contains(fingerprint) else { return false }
    occurred.insert(fingerprint)
    counts.count(finding.severity)
    return true
  }

  /// Tells whether a finding is like one that the baseline holds, whichever of several it is.
  func holdsLike(_ finding: Finding) -> Bool { met[Fingerprint.digest(finding, file: finding.file.map(paths.known))] != nil }

  /// Returns a summary that does not count what is known.
  func counted(_ summary: RunSummary) -> RunSummary {
    var summary = summary
    summary.failing -= counts.failing
    summary.errors -= counts.errors
    summary.warnings -= counts.warnings
    summary.notes -= counts.notes
    return summary
  }

  /// How many findings were known; nil for none.
  var words: String? {
    let count = counts.errors + counts.warnings + counts.notes
    guard let baseline, count > 0 else { return nil }
    return "\(count.counting("known finding")) (\(baseline.file.shown.visible))"
  }

  /// Writes the baseline, or names the entries that no longer occur.
  mutating func end(in environment: Environment, _ lookup: LookupOptions) throws {
    let (scope, paths) = (scope, paths)
    if let words = try draft?.end(baseline?.entries ?? [], isAbout: { scope.holds($0, paths) }) {
      return environment.say([words], lookup)
    }
    guard let baseline else { return }
    let gone = baseline.entries.filter { !occurred.contains($0.fingerprint) && scope.holds($0, paths) }
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
