import CustomFormats

/// A way to write findings down while a run goes on.
protocol Reporter {
  /// Takes what was found about one creative, one definition or a delivery.
  mutating func take(_ judgement: Judgement)
  /// Ends the report.
  mutating func end(_ summary: RunSummary) throws
  /// What is to be said of the report when it is written, nil for nothing.
  var remark: String? { get }
}

extension Reporter {
  var remark: String? { nil }
}
