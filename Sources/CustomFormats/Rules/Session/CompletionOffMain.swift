/// An adapter that answers on another thread.
struct CompletionOffMain: SessionRule {
  let about = RuleDescription(
    "completion-off-main", family: .session, severity: .error, addressee: .app,
    summary: "An adapter calls its completion handler on the main thread.",
    why: """
      The SDK touches views in that call. Off the main thread this fails now and then.
      """,
    sources: [.customEvents],
    passing: [
      .session(
        "on the main thread", #"{"t":0,"event":"network-asked","adapter":"Trail.Adapter"}"#,
        #"{"t":300,"event":"network-answered","adapter":"Trail.Adapter","main":true}"#)
    ],
    failing: [
      .session(
        "on another one", #"{"t":0,"event":"network-asked","adapter":"Trail.Adapter"}"#,
        #"{"t":300,"event":"network-answered","adapter":"Trail.Adapter","main":false}"#,
        finds: [
          .init(nil, "Trail.Adapter called its completion handler off the main thread.", hint: "Call it on the main thread.")
        ])
    ])

  /// Says which answers came off the main thread.
  func check(_ life: AdLife, into report: inout Report) {
    for event in life.all(.networkAnswered) where event.flag(.main) == false {
      report.add(
        "\((event.text(.adapter) ?? "The adapter").excerpt) called its completion handler off the main thread.",
        hint: "Call it on the main thread.", at: event, .main)
    }
  }
}
