public import Documents

/// Proves creative after creative and remembers what rules across creatives need.
public struct ValidationRun: Sendable {
  /// The validator.
  public let validator: Validator
  /// The findings so far, in the order of the creatives.
  public private(set) var findings: [Finding] = []
  /// What was counted so far.
  public private(set) var counts = Counts()

  private var checks: [(rule: String, check: any RunCheck)]

  /// What a run has looked at.
  public struct Counts: Sendable, Equatable {
    /// The creatives.
    public var creatives = 0
    /// The creatives with an error.
    public var failing = 0
    /// The assets that are addresses and were not fetched.
    public var notChecked = 0
    /// The media files that creatives name, each counted once.
    public var files: Set<String> = []
    /// The formats that creatives name.
    public var formats: Set<String> = []
  }

  /// Begins a run.
  public init(_ validator: Validator) {
    self.validator = validator
    checks = Rules.all.compactMap { rule in (rule as? any RunRule).map { (rule.id, $0.start()) } }
  }

  /// Proves the creative at a node of a document and returns its findings.
  @discardableResult
  public mutating func check(
    _ document: JSONDocument, root: Int = 0, file: String? = nil, fallbackID: String? = nil, media: any MediaSource
  ) -> [Finding] {
    var verdict = validator.verdict(on: document, root: root, file: file, fallbackID: fallbackID, media: media)
    count(verdict)
    let subject = validator.subject(verdict.creative, verdict.format, media)
    for index in checks.indices {
      var report = Report()
      report.rule = checks[index].rule
      checks[index].check.see(subject, into: &report)
      verdict.violations += report.violations
    }
    let found = validator.findings(verdict)
    if found.contains(where: { $0.severity == .error }) { counts.failing += 1 }
    findings += found
    return found
  }

  private mutating func count(_ verdict: Validator.Verdict) {
    counts.creatives += 1
    if let format = verdict.format { counts.formats.insert(format.format.reference) }
    for value in verdict.creative.values where !value.scope.isDisjoint(with: .media) {
      switch value.content {
      case .remote: counts.notChecked += 1
      case .file: counts.files.insert(verdict.creative.text(value))
      default: break
      }
    }
  }
}
