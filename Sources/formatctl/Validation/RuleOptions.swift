import CustomFormats

/// The options that say which rules run and how much they weigh.
struct RuleOptions: SharedOptions {
  @Option("What the buyer asks for.") var profile = Profile.reservation
  @Option("The weight of a rule: off, note, warning or error.", value: .rule, placeholder: "rule=weight")
  var rule: [RuleSetting] = []
  @Option("Run this rule or family alone.", value: .rule, placeholder: "rule|family")
  var only: [RuleChoice] = []

  /// The rules and weights that the options ask for.
  var selection: RuleSelection {
    var overrides: [String: Severity?] = [:]
    for setting in rule { overrides[setting.rule] = .some(setting.severity) }
    return RuleSelection(profile: profile, overrides: overrides, only: Set(only.map(\.name)))
  }
}

extension Profile: ArgumentValue {}
