/// An ad that was kept too long before it was shown.
struct AdStale: SessionRule {
  let about = RuleDescription(
    "ad-stale", family: .session, severity: .warning, addressee: .app,
    summary: "An ad is first shown within an hour of its load.",
    why: """
      An ad that was loaded ahead and kept for more than an hour may earn nothing. One that was shown in time does not grow old by coming \
      back, as in a list that is scrolled.
      """,
    sources: [.preloading],
    passing: [
      .session(
        "shown in time, and again later", Example.loaded, #"{"t":900,"event":"show"}"#, #"{"t":901,"event":"impression"}"#,
        #"{"t":9000,"event":"hide"}"#, #"{"t":7200000,"event":"show"}"#)
    ],
    failing: [
      .session(
        "kept for an hour and more", Example.loaded, #"{"t":3725000,"event":"show"}"#,
        finds: [
          .init(
            nil, "The ad is first shown 3,725 s after it was loaded, past 3,600 s; it may earn nothing.",
            hint: "Load another one when an hour is over.")
        ])
    ])

  /// How long an ad stays good, in milliseconds: an hour, as is documented for ads that are loaded ahead.
  static let limit = 3_600_000.0

  /// Says that an ad is old when it is first shown.
  func check(_ life: AdLife, into report: inout Report) {
    guard life.isWhole, let load = life.load, let show = life.firstShow, show.isClearlyAfter(load),
      show.time - load.time > Self.limit
    else { return }
    report.add(
      "The ad is first shown \(LoggedEvent.words(show.time - load.time)) after it was loaded, past 3,600 s; it may earn nothing.",
      hint: "Load another one when an hour is over.", at: show)
  }
}
