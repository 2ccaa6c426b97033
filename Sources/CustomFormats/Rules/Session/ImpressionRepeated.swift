/// An impression that is recorded again.
struct ImpressionRepeated: SessionRule {
  let about = RuleDescription(
    "impression-repeated", family: .session, severity: .note, addressee: .app,
    summary: "An impression is recorded once for each ad.",
    why: "The first call counts and the others do nothing. They show that the app records each time that it draws.",
    sources: [.customAdReference],
    passing: [
      .session(
        "two ads", Example.loaded, #"{"t":9,"event":"show"}"#, #"{"t":10,"event":"impression"}"#,
        #"{"t":900,"event":"load","formatId":"10063170"}"#, #"{"t":909,"event":"show"}"#, #"{"t":910,"event":"impression"}"#)
    ],
    failing: [
      .session(
        "three calls", Example.loaded, #"{"t":300,"event":"show"}"#, #"{"t":301,"event":"impression"}"#,
        #"{"t":302,"event":"impression"}"#, #"{"t":9001,"event":"impression"}"#,
        finds: [
          .init(
            nil, "The impression is recorded 3 times and counts once; 2 calls are ignored.",
            hint: "Record it when the ad is first shown.")
        ])
    ])

  /// Says how often an impression is recorded.
  func check(_ life: AdLife, into report: inout Report) {
    let impressions = life.all(.impression)
    guard impressions.count > 1 else { return }
    let more = impressions.count - 1
    report.add(
      "The impression is recorded \(impressions.count) times and counts once; \(more) \(more == 1 ? "call is" : "calls are") ignored.",
      hint: "Record it when the ad is first shown.", at: impressions[1])
  }
}
