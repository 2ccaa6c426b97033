/// A limit that takes less than it took.
struct LimitTightened: ChangeRule {
  let about = RuleDescription(
    "limit-tightened", family: .change, severity: .warning, addressee: .publisher,
    summary: "Every limit takes all that it took.",
    why: """
      Creatives that were in order may fail after the change, on a day when nobody touches them. A limit where there was none \
      counts, as do narrower schemes, a unit that counts more, another pattern, an inactive format and a rule made an error.
      """,
    sources: [.createCustomFormats, .fileFormats], passing: LimitTightened.fine, failing: LimitTightened.tighter)

  /// Names the limits that have become tighter.
  func check(_ diff: FormatDiff, into report: inout Report) {
    for change in diff.limitChanges where change.isTighter {
      report.add(
        change.subject, now: change.now, before: change.before, hint: change.remedy, key: change.key, at: change.path)
    }
  }
}
