/// An adapter that answers again.
struct CompletionCalledTwice: SessionRule {
  let about = RuleDescription(
    "completion-called-twice", family: .session, severity: .error, addressee: .app,
    summary: "An adapter calls its completion handler once.",
    why: """
      The second call gives back nothing, and what it brings is dropped: an ad that is never shown, or events that nobody hears.
      """,
    sources: [.customEvents],
    passing: [
      .session(
        "asked twice", #"{"t":0,"event":"network-asked","adapter":"Trail.Adapter"}"#,
        #"{"t":300,"event":"network-answered","adapter":"Trail.Adapter"}"#,
        #"{"t":600,"event":"network-asked","adapter":"Trail.Adapter"}"#,
        #"{"t":900,"event":"network-answered","adapter":"Trail.Adapter"}"#)
    ],
    failing: [
      .session(
        "answered twice", #"{"t":0,"event":"network-asked","adapter":"Trail.Adapter"}"#,
        #"{"t":300,"event":"network-answered","adapter":"Trail.Adapter"}"#,
        #"{"t":310,"event":"network-answered","adapter":"Trail.Adapter"}"#,
        finds: [
          .init(
            nil, "Trail.Adapter called its completion handler again; what it gave was dropped.",
            hint: "Clear the handler when it was called.")
        ])
    ])

  /// Says which answers come after the one that counts.
  func check(_ life: AdLife, into report: inout Report) {
    var open: [String: Int] = [:]
    for event in life.events {
      guard let adapter = event.text(.adapter) else { continue }
      if event.kind == .networkAsked { open[adapter, default: 0] += 1 }
      guard event.kind == .networkAnswered, let left = open[adapter] else { continue }
      open[adapter] = left - 1
      if left < 1 {
        report.add(
          "\(adapter.excerpt) called its completion handler again; what it gave was dropped.",
          hint: "Clear the handler when it was called.", at: event)
      }
    }
  }
}
