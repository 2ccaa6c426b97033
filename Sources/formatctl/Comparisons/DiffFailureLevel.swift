import CustomFormats

/// From which change on `diff` makes a call fail.
enum DiffFailureLevel: String, CaseIterable, ArgumentValue {
  /// A change that may break what worked.
  case breaking
  case error, warning, note, never

  /// Tells whether a finding makes a call fail.
  func fails(_ finding: Finding) -> Bool { FailureLevel(rawValue: rawValue)?.fails(finding) ?? finding.isBreaking }

  /// Returns how a call with these findings ends.
  func status(_ findings: [Finding]) -> ExitStatus { findings.contains(where: fails) ? .findings : .clean }
}
