public import Documents

/// Proves creative after creative and remembers what rules across creatives need.
public struct ValidationRun: Sendable {
  /// The validator.
  public let validator: Validator
  /// Whether findings are kept; a run over very many hands them on and forgets them.
  public var keepsFindings = true
  /// The findings so far, in the order of the creatives.
  public private(set) var findings: [Finding] = []
  /// What was counted so far.
  public private(set) var summary = RunSummary()

  private var checks: [(rule: String, check: any RunCheck)]
  private var formats: Set<String> = []
  /// Where the last finding stands, so that the lines of a list are counted once.
  private var places: PlaceCursor?

  /// Begins a run.
  public init(_ validator: Validator) {
    self.validator = validator
    checks = Rules.runs.map { ($0.id, $0.rule.start()) }
  }

  /// Proves the creative at a node of a document and returns its findings.
  ///
  /// `fallbackID` is asked where the creative has no ID, `formats` is where its format is looked up instead of the
  /// validator's.
  @discardableResult
  public mutating func check(
    _ document: JSONDocument, root: Int = 0, file: String? = nil, fallbackID: @autoclosure () -> String? = nil,
    formats: (any FormatSource)? = nil, media: any MediaSource
  ) -> [Finding] {
    prove(document, root: root, file: file, fallbackID: fallbackID(), formats: formats, media: media).findings
  }

  /// Proves the creative at a node of a document and returns what was found out about it, with its findings.
  mutating func prove(
    _ document: JSONDocument, root: Int, file: String?, fallbackID: @autoclosure () -> String?, formats: (any FormatSource)?,
    media: any MediaSource
  ) -> (verdict: Validator.Verdict, findings: [Finding]) {
    var validator = validator
    if let formats { validator.formats = formats }
    var verdict = validator.verdict(on: document, root: root, file: file, fallbackID: fallbackID(), media: media)
    count(verdict)
    let rules = verdict.format?.rules ?? validator.withoutFormat
    var report = Report()
    for index in checks.indices where rules.severity(of: checks[index].rule) != nil {
      report.rule = checks[index].rule
      checks[index].check.see(verdict.subject, into: &report)
    }
    verdict.violations += report.violations
    return (verdict, take(validator.findings(verdict, &places), isCreative: true))
  }

  /// Takes down what is wrong with a record that is no single creative, such as a list that cannot be read.
  @discardableResult
  public mutating func note(_ violations: [Violation], isCreative: Bool, at place: (Violation) -> FindingPlace) -> [Finding] {
    if isCreative { summary.creatives += 1 }
    return take(validator.withoutFormat.findings(violations, place: place), isCreative: isCreative)
  }

  /// Looks at the files that were delivered, after the last creative.
  @discardableResult
  public mutating func check(_ delivered: [DeliveredFile], in folder: String) -> [Finding] {
    var found: [Finding] = []
    for file in delivered {
      var report = Report()
      for rule in validator.withoutFormat.deliveredFiles {
        report.rule = rule.id
        rule.rule.check(file, into: &report)
      }
      found += validator.withoutFormat.findings(report.violations) { _ in FindingPlace(file: folder.appending(path: file.path)) }
    }
    return take(found, isCreative: false)
  }

  private mutating func take(_ found: [Finding], isCreative: Bool) -> [Finding] {
    for finding in found { summary.count(finding.severity) }
    if isCreative, found.contains(where: { $0.severity == .error }) { summary.failing += 1 }
    if keepsFindings { findings += found }
    return found
  }

  private mutating func count(_ verdict: Validator.Verdict) {
    summary.creatives += 1
    if let format = verdict.format, formats.insert(format.format.reference).inserted { summary.formats += 1 }
    for value in verdict.creative.values where value.content == .remote && !value.scope.isDisjoint(with: .media) {
      summary.notChecked += 1
    }
  }
}
