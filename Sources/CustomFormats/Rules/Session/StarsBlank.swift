/// A view of stars without stars.
struct StarsBlank: SessionRule {
  let about = RuleDescription(
    "stars-blank", family: .session, severity: .note, addressee: .app,
    summary: "The view of the stars is hidden where there is no picture for a rating.",
    why: """
      Google's samples have pictures from 3.5 stars on and show the view of a lower rating all the same, empty.
      """,
    sources: [.nativeAds],
    passing: [
      .session("hidden", #"{"t":0,"event":"load","type":"native","starRating":3.2}"#, #"{"t":300,"event":"show","blank":[]}"#)
    ],
    failing: [
      .session(
        "shown", #"{"t":0,"event":"load","type":"native","starRating":3.2}"#, #"{"t":300,"event":"show","blank":["starRating"]}"#,
        finds: [
          .init(
            "starRating", "The view of the stars is shown and has no picture for the rating 3.2.",
            hint: "Hide it where there is none.")
        ])
    ])

  /// Says that stars are shown that are none.
  func check(_ life: AdLife, into report: inout Report) {
    guard let show = life.all(.show).first(where: { $0.texts(.blank)?.contains("starRating") == true }) else { return }
    let rating = life.load?.number(.starRating).map { " for the rating \($0)" } ?? ""
    report.add(
      "The view of the stars is shown and has no picture\(rating).", hint: "Hide it where there is none.",
      key: "starRating", at: show, .blank)
  }
}
