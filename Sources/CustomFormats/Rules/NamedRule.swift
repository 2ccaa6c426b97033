/// A rule with its ID at hand, so that a run over many values need not ask its description.
struct NamedRule<Kind: Sendable>: Sendable {
  /// The ID.
  let id: String
  /// The rule.
  let rule: Kind
}
