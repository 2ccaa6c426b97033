/// A rule with its ID at hand, so that a run over many values need not ask its description.
struct NamedRule<Kind: Sendable>: Sendable {
  /// The ID.
  let id: String
  /// The rule.
  let rule: Kind

  /// Takes a rule that is of the kind, nil for others.
  init?(_ rule: any Rule) {
    guard let kind = rule as? Kind else { return nil }
    id = rule.id
    self.rule = kind
  }
}
