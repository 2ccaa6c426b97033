/// An impression or a click that both count.
struct TrackingCountedTwice: SessionRule {
  let about = RuleDescription(
    "tracking-counted-twice", family: .session, severity: .error, addressee: .app,
    summary: "A network that counts by itself says so to the SDK.",
    why: """
      Where an adapter does not say that its network counts, the SDK counts too: each impression and click is there twice.
      """,
    sources: [.customEvents],
    passing: [
      .session(
        "a network that says so", #"{"t":0,"event":"network-answered","gives":["ad"],"counts":["impressions"]}"#,
        #"{"t":320,"event":"network-reported","what":"impression"}"#)
    ],
    failing: [
      .session(
        "one that does not", #"{"t":0,"event":"network-answered","gives":["ad"],"counts":[]}"#,
        #"{"t":320,"event":"network-reported","what":"impression"}"#,
        finds: [
          .init(
            nil, "The network reports its own impression and leaves counting to the SDK.",
            hint: "Return true from handlesUserImpressions().")
        ])
    ])

  /// Says what network and SDK both count.
  func check(_ life: AdLife, into report: inout Report) {
    guard let counts = life.all(.networkAnswered).last(where: { $0.says(.counts) })?.texts(.counts) else { return }
    for (what, owner, method) in [
      ("impression", "impressions", "handlesUserImpressions()"), ("click", "clicks", "handlesUserClicks()"),
    ] where !counts.contains(owner) {
      guard let event = life.all(.networkReported).first(where: { $0.text(.what) == what }) else { continue }
      report.add(
        "The network reports its own \(what) and leaves counting to the SDK.", hint: "Return true from \(method).",
        at: event, .what)
    }
  }
}
