import Documents

/// Says what is wrong with definitions.
public struct FormatLinter: Sendable {
  /// The rules and weights.
  public let selection: RuleSelection
  /// Whether formats are about to run live.
  public let isLive: Bool

  /// Creates a linter.
  public init(_ selection: RuleSelection = RuleSelection(), isLive: Bool = false) {
    self.selection = selection
    self.isLive = isLive
  }

  /// Returns the findings of a definition that an older one does not have, by their rule and wording.
  public func findings(in definition: FormatDefinition, since older: FormatDefinition) -> [Finding] {
    let known = findings(in: older)
    return findings(in: definition).filter { finding in
      !known.contains { $0.rule == finding.rule && $0.message == finding.message }
    }
  }

  /// Returns the findings of a definition in the order of its text.
  public func findings(in definition: FormatDefinition) -> [Finding] {
    let rules = ActiveRules(selection, format: definition.format)
    var report = Report()
    report.violations = definition.violations
    if definition.isReadable {
      let subject = FormatUnderTest(definition, profile: selection.profile, isLive: isLive)
      for rule in rules.formats {
        report.rule = rule.id
        rule.rule.check(subject, into: &report)
      }
    }
    let placed = report.violations.map { (violation: $0, place: definition.place(of: $0)) }
      .sorted { ($0.place?.byte ?? 0) < ($1.place?.byte ?? 0) }
    return rules.findings(placed.map(\.violation)) { violation in
      FindingPlace(
        formatID: definition.format.reference.isEmpty ? nil : definition.format.reference, file: definition.file,
        place: definition.place(of: violation))
    }
  }
}
