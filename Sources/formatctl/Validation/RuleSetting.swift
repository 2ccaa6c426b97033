import CustomFormats

/// A rule and its weight, as `--rule RULE=WEIGHT` gives them.
struct RuleSetting: ArgumentValue {
  /// The rule's ID.
  let rule: String
  /// The weight, nil for off.
  let severity: Severity?

  var argument: String { "\(rule)=\(severity?.rawValue ?? "off")" }

  init(argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { throw ValueMismatch(expected: "a rule and its weight, as in text-in-capitals=off") }
    rule = try RuleChoice.rule(parts[0])
    let words = ["off"] + Severity.allCases.map(\.rawValue)
    guard words.contains(parts[1]) else {
      throw ValueMismatch(
        expected: "\(words.alternatives) as the weight", suggestions: Suggestion.nearest(to: parts[1], among: words))
    }
    severity = Severity(rawValue: parts[1])
  }
}
