/// What a rule looks at, with the rule as that.
///
/// A cast would find it out too, by a search through all conformances of the program for each rule, which takes as long as all
/// else that one preview does.
public enum RuleKind: Sendable {
  /// Readers find it while they read, and nothing else looks for it.
  case reading
  case format(any FormatRule)
  case value(any ValueRule)
  case creative(any CreativeRule)
  case run(any RunRule)
  case change(any ChangeRule)
  case session(any SessionRule)
  case deliveredFile(any DeliveredFileRule)
}

extension Rule {
  /// Nothing, where no other protocol says more.
  public var kind: RuleKind { .reading }
}

extension FormatRule {
  /// A definition.
  public var kind: RuleKind { .format(self) }
}

extension ValueRule {
  /// One value.
  public var kind: RuleKind { .value(self) }
}

extension CreativeRule {
  /// The values of a creative.
  public var kind: RuleKind { .creative(self) }
}

extension RunRule {
  /// The creatives of a run.
  public var kind: RuleKind { .run(self) }
}

extension ChangeRule {
  /// What has changed.
  public var kind: RuleKind { .change(self) }
}

extension SessionRule {
  /// What happens to an ad.
  public var kind: RuleKind { .session(self) }
}

extension DeliveredFileRule {
  /// A file that was delivered.
  public var kind: RuleKind { .deliveredFile(self) }
}
