import CustomFormats

/// A rule or a family of rules, as `--only` gives it.
struct RuleChoice: ArgumentValue {
  /// The rule's ID, or the family's name.
  let name: String

  var argument: String { name }

  init(argument: String) throws {
    let families = RuleFamily.allCases.map(\.rawValue)
    if families.contains(argument.lowercased()) {
      name = argument.lowercased()
    } else {
      name = try Self.rule(argument, or: families)
    }
  }

  /// Returns the ID of a rule by its present name or an earlier one.
  static func rule(_ word: String, or families: [String] = []) throws(ValueMismatch) -> String {
    if let rule = Rules.named(word) { return rule.id }
    let near = Suggestion.nearest(to: word, among: Rules.all.map(\.id) + families)
    throw ValueMismatch(expected: families.isEmpty ? "a rule" : "a rule or a family of rules", suggestions: near)
  }
}
