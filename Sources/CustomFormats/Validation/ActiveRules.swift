/// The rules that apply to one format, sorted by what they look at.
public struct ActiveRules: Sendable {
  /// The selection that they come from.
  public let selection: RuleSelection
  /// The rules about one value.
  let values: [NamedRule<any ValueRule>]
  /// What each of them looks at and waits for, beside it.
  let wakes: [(scope: ValueScope, signs: Signs)]
  /// The rules across a creative.
  let creatives: [NamedRule<any CreativeRule>]
  /// The rules about the definition.
  let formats: [NamedRule<any FormatRule>]
  /// The rules about what happens to an ad.
  let sessions: [NamedRule<any SessionRule>]
  /// The rules about files that were delivered.
  let deliveredFiles: [NamedRule<any DeliveredFileRule>]
  private let weights: [String: Severity]

  init(_ selection: RuleSelection, format: CustomFormat?) {
    self.selection = selection
    var weights: [String: Severity] = [:]
    for rule in Rules.all {
      let about = rule.about
      weights[about.id] = selection.severity(of: about, in: format)
    }
    self.weights = weights
    values = Rules.values.filter { weights[$0.id] != nil }
    wakes = values.map { ($0.rule.scope, $0.rule.wakes.union(.escaped)) }
    creatives = Rules.creatives.filter { weights[$0.id] != nil }
    formats = Rules.formats.filter { weights[$0.id] != nil }
    sessions = Rules.sessions.filter { weights[$0.id] != nil }
    deliveredFiles = Rules.deliveredFiles.filter { weights[$0.id] != nil }
  }

  /// The weight of a rule, nil where it is off.
  func severity(of rule: String) -> Severity? { weights[rule] }

  /// Makes findings of violations: those of rules that are off go, superseded ones move under what supersedes them.
  func findings(_ violations: [Violation], place: (Violation) -> FindingPlace) -> [Finding] {
    let findings = violations.compactMap { violation -> Finding? in
      guard let severity = severity(of: violation.rule), let rule = Rules.named(violation.rule) else { return nil }
      var finding = Finding(violation, severity: severity, addressee: rule.about.addressee)
      place(violation).fill(&finding)
      return finding
    }
    return Superseding.applied(to: findings)
  }
}
