import CustomFormats

/// A way to write findings down while a run goes on.
protocol Reporter {
  /// Takes the findings about one creative, one definition or a delivery.
  mutating func take(_ findings: [Finding])
  /// Ends the report.
  mutating func end(_ summary: RunSummary)
}
