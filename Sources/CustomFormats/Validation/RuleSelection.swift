/// Which rules a run asks for, and how much they weigh.
public struct RuleSelection: Sendable {
  /// The profile.
  public var profile: Profile
  /// What the command line says of rules, above everything else; nil for off.
  public var overrides: [String: Severity?]
  /// What the project file says of rules, below the format's own settings.
  public var projectSettings: [String: Severity?]
  /// The only rules or families to run; empty for all.
  public var only: Set<String>
  /// Whether each rule runs on every value, whatever the scan showed.
  public var ignoresSigns = false

  /// Creates a selection of all rules.
  public init(
    profile: Profile = .reservation, overrides: [String: Severity?] = [:], projectSettings: [String: Severity?] = [:],
    only: Set<String> = []
  ) {
    self.profile = profile
    self.overrides = overrides
    self.projectSettings = projectSettings
    self.only = only
  }

  /// Returns the weight of a rule for a format, nil where it is off.
  ///
  /// The order: the command line, the format's own settings, the project file, the profile, the rule's own weight.
  public func severity(of rule: RuleDescription, in format: CustomFormat?) -> Severity? {
    if !only.isEmpty, !only.contains(rule.id), !only.contains(rule.family.rawValue) { return nil }
    if let setting = overrides[rule.id] { return setting }
    if let setting = format?.ruleSettings[rule.id] { return setting }
    if let setting = projectSettings[rule.id] { return setting }
    return profile.severity(of: rule) ?? rule.severity
  }
}
