import CustomFormats

/// The options that say which rules run and how much they weigh.
struct RuleOptions: SharedOptions {
  @Option("What the buyer asks for; reservation where nothing says otherwise.") var profile: Profile?
  @Option("The weight of a rule: off, note, warning or error.", value: .ruleWeight, placeholder: "rule=weight")
  var rule: [RuleSetting] = []
  @Option("Run this rule or family alone.", value: .rule, placeholder: "rule|family")
  var only: [RuleChoice] = []

  /// Returns the rules and weights that the options ask for, and below them the project file.
  func selection(_ project: ProjectFile?) throws -> RuleSelection {
    var overrides: [String: Severity?] = [:]
    for setting in rule { overrides[setting.rule] = .some(setting.severity) }
    let profile = try profile ?? project?.word("profile", as: Profile.self) ?? .reservation
    return RuleSelection(
      profile: profile, overrides: overrides, projectSettings: try project?.ruleWeights() ?? [:], only: Set(only.map(\.name)))
  }
}

extension Profile: ArgumentValue {}
