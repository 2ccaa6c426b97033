import CustomFormats

/// What reports need to know of the call whose findings they write.
struct ReportedCall {
  /// The command.
  let command: String
  /// Tells whether a finding makes the call fail.
  let fails: (Finding) -> Bool
  /// What the command looks at where a summary does not tell it; nil for creatives or formats.
  var subject: String? { command == Replay.name ? "ad" : nil }
}
