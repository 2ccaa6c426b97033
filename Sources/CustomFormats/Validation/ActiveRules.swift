/// The rules that apply to one format, sorted by what they look at.
public struct ActiveRules: Sendable {
  /// The selection that they come from.
  public let selection: RuleSelection
  /// The rules about one value.
  let values: [any ValueRule]
  /// What each of them looks at and waits for, beside it.
  let wakes: [(scope: ValueScope, signs: Signs)]
  /// The rules across a creative.
  let creatives: [any CreativeRule]
  /// The rules about the definition.
  let formats: [any FormatRule]
  /// The rules about files that were delivered.
  let deliveredFiles: [any DeliveredFileRule]
  private let weights: [String: Severity]

  init(_ selection: RuleSelection, format: CustomFormat?) {
    self.selection = selection
    var weights: [String: Severity] = [:]
    for rule in Rules.all { weights[rule.id] = selection.severity(of: rule.about, in: format) }
    self.weights = weights
    values = Rules.all.compactMap { weights[$0.id] == nil ? nil : $0 as? any ValueRule }
    wakes = values.map { ($0.scope, $0.wakes.union(.escaped)) }
    creatives = Rules.all.compactMap { weights[$0.id] == nil ? nil : $0 as? any CreativeRule }
    formats = Rules.all.compactMap { weights[$0.id] == nil ? nil : $0 as? any FormatRule }
    deliveredFiles = Rules.all.compactMap { weights[$0.id] == nil ? nil : $0 as? any DeliveredFileRule }
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
