import CustomFormats

/// From which severity on findings make a call fail.
enum FailureLevel: String, CaseIterable, ArgumentValue {
  case error, warning, note, never

  /// The severity, nil for never.
  var severity: Severity? { Severity(rawValue: rawValue) }
}
