import CustomFormats

/// What reports need to know of the call whose findings they write.
struct ReportedCall {
  /// The command.
  let command: String
  /// Tells whether a finding makes the call fail.
  let fails: (Finding) -> Bool
}
