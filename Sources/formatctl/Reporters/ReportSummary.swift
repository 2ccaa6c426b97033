import CustomFormats

/// The words about a run that end it, on stderr.
struct ReportSummary {
  /// What was counted.
  let summary: RunSummary
  /// What the run looked at: creatives, ads of sessions, or formats themselves.
  let subject: String
  /// Whether the text that was shown has notes in it.
  let showsNotes: Bool
  /// What was known and left out, a sentence without its full stop each.
  var known: [String] = []

  /// Returns the lines: the verdict, then what was checked.
  func lines(_ style: Style) -> [String] {
    let verdict = Verdict(summary.worst)
    let sign = verdict.coloured("\(verdict.symbol) \(sentence)", style)
    return ["\(sign)\(found)", "  Checked \(checked)."] + known.map { "  \($0)." }
  }

  /// How many creatives or formats there are.
  var count: Int { subject == "format" ? summary.formats : summary.creatives }

  /// The verdict.
  var sentence: String {
    if summary.failing == 0, subject == "ad", summary.errors > 0 { return "Not every line is an event" }
    if summary.failing == 0 { return "\(count.counting(subject)) \(count == 1 ? "passes" : "pass")" }
    if count == 1 { return "The \(subject) fails" }
    return "\(summary.failing) of \(count.counting(subject)) \(summary.failing == 1 ? "fails" : "fail")"
  }

  /// How much was found, behind a colon, or a full stop.
  var found: String {
    var parts: [String] = []
    if summary.errors > 0 { parts.append(summary.errors.counting("error")) }
    if summary.warnings > 0 { parts.append(summary.warnings.counting("warning")) }
    if summary.notes > 0 { parts.append(summary.notes.counting("note") + (showsNotes ? "" : " (--notes shows them)")) }
    return parts.isEmpty ? "." : ": \(parts.enumeration)."
  }

  /// What was looked at.
  var checked: String {
    if subject == "format" { return summary.formats.counting("format") }
    if subject == "ad" { return "\(summary.creatives.counting("ad")) in \(summary.files.counting("session"))" }
    var parts = [
      summary.formats.counting("format"), summary.creatives.counting("creative"), summary.files.counting("media file"),
    ].enumeration
    if summary.notChecked > 0 {
      parts += "; \(summary.notChecked.counting("asset")) \(summary.notChecked == 1 ? "is a link" : "are links"), not fetched"
    }
    return parts
  }
}
