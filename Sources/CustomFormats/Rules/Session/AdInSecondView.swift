/// One ad in two views.
struct AdInSecondView: SessionRule {
  let about = RuleDescription(
    "ad-in-second-view", family: .session, severity: .warning, addressee: .app,
    summary: "An ad is given to another view when the first is off the screen.",
    why: """
      An ad lives in one view. Given to a second one, AdChoices and media vanish from the first, which goes on being shown.
      """,
    sources: [.nativeAds],
    passing: [
      .session(
        "a list that uses its cells again", Example.loadedNative, #"{"t":200,"event":"bind","view":"a"}"#,
        #"{"t":300,"event":"show"}"#, #"{"t":305,"event":"impression"}"#, #"{"t":4000,"event":"hide"}"#,
        #"{"t":9000,"event":"bind","view":"b"}"#)
    ],
    failing: [
      .session(
        "while the first is shown", Example.loadedNative, #"{"t":200,"event":"bind","view":"a"}"#, #"{"t":300,"event":"show"}"#,
        #"{"t":305,"event":"impression"}"#, #"{"t":4000,"event":"bind","view":"b"}"#,
        finds: [
          .init(
            nil, "The ad is given to b while a shows it; a loses its AdChoices and its media.", hint: "Load an ad for each view.")
        ])
    ])

  /// Says that an ad was given to another view while it was shown.
  func check(_ life: AdLife, into report: inout Report) {
    var shown: LoggedEvent?
    var first: LoggedEvent?
    for event in life.events {
      switch event.kind {
      case .show: shown = event.share > 0 ? event : nil
      case .hide, .destroy: shown = nil
      case .bind:
        if let first, let shown, let old = first.text(.view), let new = event.text(.view), old != new, event.isClearlyAfter(shown)
        {
          report.add(
            "The ad is given to \(new.excerpt) while \(old.excerpt) shows it; \(old.excerpt) loses its AdChoices and its media.",
            hint: "Load an ad for each view.", at: event, .view)
        }
        first = event
      default: break
      }
    }
  }
}
