public import CustomFormats

/// A format as it was before, to stand beside what it is now.
public struct EarlierFormat: Sendable {
  /// What it is called on a border: "r2", "HEAD".
  public let label: String
  /// The call that tells what has changed since.
  public let command: String
  let prepared: PreparedFormat

  /// Makes a definition ready.
  public init(_ definition: FormatDefinition, label: String, command: String) {
    self.label = label
    self.command = command
    prepared = PreparedFormat(definition, selection: RuleSelection())
  }

  /// Returns what has changed from it to another definition, what breaks something first.
  func changes(to newer: FormatDefinition) -> [Finding] {
    let findings = FormatDiff(from: prepared.definition, to: newer).findings
    return findings.filter(\.isBreaking) + findings.filter { !$0.isBreaking }
  }
}
