/// An impression or a click that nobody counts.
struct TrackingNotOwned: SessionRule {
  let about = RuleDescription(
    "tracking-not-owned", family: .session, severity: .error, addressee: .app,
    summary: "What an adapter says that its network counts, the network counts.",
    why: """
      Where handlesUserImpressions() or handlesUserClicks() returns true the SDK leaves counting to the network. One that reports nothing is \
      paid for nothing.
      """,
    sources: [.customEvents], supersedes: ["impression-missing"],
    passing: [
      .session(
        "a network that counts", #"{"t":0,"event":"network-answered","gives":["ad"],"counts":["impressions"]}"#,
        #"{"t":0,"event":"load","type":"native","origin":"mediated","adChoices":true}"#,
        #"{"t":200,"event":"bind","view":"card"}"#, #"{"t":300,"event":"show"}"#,
        #"{"t":320,"event":"network-reported","what":"impression"}"#, #"{"t":320,"event":"impression"}"#,
        #"{"t":9000,"event":"hide"}"#)
    ],
    failing: [
      .session(
        "a network that does not", #"{"t":0,"event":"network-answered","gives":["ad"],"counts":["impressions"]}"#,
        #"{"t":0,"event":"load","type":"native","origin":"mediated","adChoices":true}"#,
        #"{"t":200,"event":"bind","view":"card"}"#, #"{"t":300,"event":"show"}"#, #"{"t":9000,"event":"hide"}"#,
        finds: [
          .init(
            nil, "Nobody counted the impression: the adapter leaves it to its network, and the network reported none.",
            hint: "Return false from handlesUserImpressions(), or report it.")
        ])
    ])

  /// Says what the network ought to have counted and did not.
  func check(_ life: AdLife, into report: inout Report) {
    guard life.isWhole, life.wasSeen, let departure = life.departure, let answer = life.all(.networkAnswered).last,
      let counts = answer.texts(.counts)
    else { return }
    let reported = Set(life.all(.networkReported).compactMap { $0.text(.what) })
    if counts.contains("impressions"), !reported.contains("impression") {
      report.add(
        "Nobody counted the impression: the adapter leaves it to its network, and the network reported none.",
        hint: "Return false from handlesUserImpressions(), or report it.", at: departure)
    }
    if counts.contains("clicks"), !reported.contains("click"), let click = life.first(.click) {
      report.add(
        "Nobody counted the click: the adapter leaves it to its network, and the network reported none.",
        hint: "Return false from handlesUserClicks(), or report it.", at: click)
    }
  }
}
