/// A click on an ad that has no impression yet.
struct ClickBeforeImpression: SessionRule {
  let about = RuleDescription(
    "click-before-impression", family: .session, severity: .warning, addressee: .app,
    summary: "A click comes after the impression of its ad.",
    why: """
      Nothing says whether a click counts before the impression does, and reports with more clicks than impressions look like fraud. Where \
      no impression comes at all, impression-missing speaks.
      """,
    sources: [.useCustomFormats],
    passing: [
      .session(
        "one moment", Example.loaded, #"{"t":300,"event":"show"}"#, #"{"t":800,"event":"click","asset":"Headline"}"#,
        #"{"t":801,"event":"impression"}"#)
    ],
    failing: [
      .session(
        "a second too early", Example.loaded, #"{"t":300,"event":"show"}"#, #"{"t":800,"event":"click","asset":"Headline"}"#,
        #"{"t":1800,"event":"impression"}"#,
        finds: [
          .init(
            nil, "A click is reported at 800 ms, before the impression at 1,800 ms.",
            hint: "Call recordImpression() when the ad is shown.")
        ])
    ])

  /// Says that the first click comes before the impression.
  func check(_ life: AdLife, into report: inout Report) {
    guard life.isWhole, life.kind == .customNative, let click = life.first(.click), let impression = life.first(.impression),
      impression.isClearlyAfter(click)
    else { return }
    report.add(
      "A click is reported at \(life.time(of: click)), before the impression at \(life.time(of: impression)).",
      hint: "Call recordImpression() when the ad is shown.", at: click)
  }
}
