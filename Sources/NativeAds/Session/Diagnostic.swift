public import CustomFormats

/// Something that is wrong with how an app uses the SDK, which the SDK mostly keeps to itself.
public struct Diagnostic: Sendable, Equatable {
  /// The name of the rule.
  public let rule: String
  /// How much the rule weighs.
  public let severity: Severity
  /// What is wrong, in one sentence.
  public let message: String

  /// Creates a diagnostic of a rule, whose weight it has.
  init(_ rule: String, _ message: String) {
    self.rule = rule
    // A test holds that every rule named here is one.
    severity = Rules.named(rule)?.about.severity ?? .error
    self.message = message
  }
}
