import CustomFormats

/// From which change on `diff` makes a call fail.
enum DiffFailureLevel: String, CaseIterable, ArgumentValue {
  /// A change that may break what worked.
  case breaking
  case error, warning, note, never

  /// Returns how a call with these findings ends.
  func status(_ findings: [Finding], _ summary: RunSummary) -> ExitStatus {
    guard let level = FailureLevel(rawValue: rawValue) else {
      return findings.contains { $0.isBreaking } ? .findings : .clean
    }
    return level.status(summary)
  }
}
