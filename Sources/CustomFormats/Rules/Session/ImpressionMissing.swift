/// An ad that was seen and never counted.
struct ImpressionMissing: SessionRule {
  let about = RuleDescription(
    "impression-missing", family: .session, severity: .error, addressee: .app,
    summary: "An ad that was seen has an impression when it is gone.",
    why: """
      Of a custom native ad nothing counts unless the app calls recordImpression(), and a video does not play before. Seen means half of \
      the ad on screen for a second, or a click; an ad that was scrolled past is no fault, nor is one that is still on screen.
      """,
    sources: [.useCustomFormats, .customAdReference],
    passing: [
      .session(
        "an impression that reaches the log late", Example.loaded, #"{"t":300,"event":"show","visible":1}"#,
        #"{"t":5300,"event":"hide"}"#, #"{"t":5310,"event":"impression"}"#),
      .session(
        "an ad that was scrolled past", Example.loaded, #"{"t":300,"event":"show","visible":0.3}"#,
        #"{"t":700,"event":"show","visible":1}"#, #"{"t":900,"event":"hide"}"#),
      .session(
        "an app in the background", Example.loaded, #"{"t":300,"event":"show","visible":1}"#, #"{"t":600,"event":"background"}"#,
        #"{"t":90000,"event":"foreground"}"#, #"{"t":90100,"event":"hide"}"#),
    ],
    failing: [
      .session(
        "shown for five seconds", Example.loaded, #"{"t":300,"event":"show","visible":1}"#, #"{"t":5300,"event":"hide"}"#,
        finds: [
          .init(
            nil, "The ad was shown at 300 ms, left the screen at 5,300 ms, and no impression was recorded.",
            hint: "Call recordImpression() when the ad is shown.")
        ])
    ])

  /// Says that an ad is gone without an impression.
  func check(_ life: AdLife, into report: inout Report) {
    guard life.isWhole, life.kind != nil, life.first(.impression) == nil, let show = life.firstShow,
      let departure = life.departure, life.wasSeen
    else { return }
    let isNative = life.kind == .native
    report.add(
      "The ad was shown at \(life.time(of: show)), left the screen at \(life.time(of: departure)), and no impression was recorded.",
      hint: isNative ? "See that the ad view is the one that was given the ad." : "Call recordImpression() when the ad is shown.",
      at: departure)
  }

}
