import CustomFormats

/// From which severity on findings make a call fail.
enum FailureLevel: String, CaseIterable, ArgumentValue {
  case error, warning, note, never

  /// The severity, nil for never.
  var severity: Severity? { Severity(rawValue: rawValue) }

  /// Tells whether a finding makes a call fail.
  func fails(_ finding: Finding) -> Bool { severity.map { finding.severity >= $0 } ?? false }

  /// Returns how a call with these findings ends.
  func status(_ summary: RunSummary) -> ExitStatus {
    guard let severity, let worst = summary.worst, worst >= severity else { return .clean }
    return .findings
  }
}
