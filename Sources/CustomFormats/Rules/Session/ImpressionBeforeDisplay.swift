/// An impression of an ad that nobody saw yet.
struct ImpressionBeforeDisplay: SessionRule {
  let about = RuleDescription(
    "impression-before-display", family: .session, severity: .warning, addressee: .app,
    summary: "An impression is recorded when the ad is on screen.",
    why: """
      The SDK counts recordImpression() whenever it is called and does not look at the screen. An app that calls it as soon as the ad is \
      loaded counts ads that nobody sees. A quarter of a second either way is one moment.
      """,
    sources: [.useCustomFormats, .customAdReference],
    passing: [
      .session(
        "one moment", Example.loaded, #"{"t":300,"event":"impression"}"#, #"{"t":340,"event":"show","visible":0.5}"#),
      .session(
        "a system-defined ad, whose first pixel counts", Example.loadedNative, #"{"t":300,"event":"impression"}"#,
        #"{"t":900,"event":"show","visible":0.5}"#),
    ],
    failing: [
      .session(
        "as soon as it is loaded", Example.loaded, #"{"t":1,"event":"impression"}"#,
        #"{"t":905,"event":"show","visible":0.4}"#,
        finds: [
          .init(
            nil, "The impression is recorded at 1 ms, and the ad comes onto the screen at 905 ms, with 40 % of it.",
            hint: "Call recordImpression() when the ad is shown.")
        ]),
      .session(
        "an ad that is never shown", Example.loaded, #"{"t":1,"event":"impression"}"#, #"{"t":9000,"event":"destroy"}"#,
        finds: [
          .init(
            nil, "The impression is recorded at 1 ms, and the ad was never on screen.",
            hint: "Call recordImpression() when the ad is shown.")
        ]),
    ])

  /// Says that an impression comes before anything of the ad is on screen.
  func check(_ life: AdLife, into report: inout Report) {
    guard life.isWhole, life.kind == .customNative, let impression = life.first(.impression) else { return }
    let hint = "Call recordImpression() when the ad is shown."
    if let show = life.firstShow {
      guard show.isClearlyAfter(impression) else { return }
      let share = Int((show.share * 100).rounded())
      report.add(
        "The impression is recorded at \(life.time(of: impression)), and the ad comes onto the screen at \(life.time(of: show)), "
          + "with \(share) % of it.", hint: hint, at: impression)
    } else if life.first(.destroy) != nil, life.first(.hide) == nil, life.first(.click) == nil {
      report.add(
        "The impression is recorded at \(life.time(of: impression)), and the ad was never on screen.", hint: hint, at: impression)
    }
  }
}
