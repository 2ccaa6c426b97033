public import CustomFormats

/// Something that is wrong with how an app uses the SDK, which the SDK mostly keeps to itself.
public struct Diagnostic: Sendable, Equatable {
  /// The name of the rule.
  public let rule: String
  /// How much it weighs.
  public let severity: Severity
  /// What is wrong, in one sentence.
  public let message: String

  /// Creates a diagnostic.
  init(_ rule: String, _ severity: Severity, _ message: String) {
    self.rule = rule
    self.severity = severity
    self.message = message
  }
}
