/// Which creatives a report has a line for, by the names of `--verdicts`.
enum VerdictChoice: String, CaseIterable, ArgumentValue {
  /// Those with findings.
  case found
  /// All, those that pass too.
  case all
}
