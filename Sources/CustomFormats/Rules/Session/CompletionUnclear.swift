/// An adapter that gives both ad and error, or neither.
struct CompletionUnclear: SessionRule {
  let about = RuleDescription(
    "completion-unclear", family: .session, severity: .error, addressee: .app,
    summary: "An adapter gives its completion handler either an ad or an error.",
    why: """
      With both, or with neither, nothing says what the load does.
      """,
    sources: [.customEvents],
    passing: [
      .session(
        "an error", #"{"t":0,"event":"network-asked","adapter":"Trail.Adapter"}"#,
        #"{"t":300,"event":"network-answered","adapter":"Trail.Adapter","gives":["error"]}"#)
    ],
    failing: [
      .session(
        "neither", #"{"t":0,"event":"network-asked","adapter":"Trail.Adapter"}"#,
        #"{"t":300,"event":"network-answered","adapter":"Trail.Adapter","gives":[]}"#,
        finds: [.init(nil, "Trail.Adapter gave neither an ad nor an error.", hint: "Give exactly one.")])
    ])

  /// Says which answers are none or two.
  func check(_ life: AdLife, into report: inout Report) {
    for event in life.all(.networkAnswered) {
      guard let gives = event.texts(.gives), Set(gives).count != 1 else { continue }
      report.add(
        "\((event.text(.adapter) ?? "The adapter").excerpt) gave \(gives.isEmpty ? "neither an ad nor an error" : "an ad and an error").",
        hint: "Give exactly one.", at: event, .gives)
    }
  }
}
