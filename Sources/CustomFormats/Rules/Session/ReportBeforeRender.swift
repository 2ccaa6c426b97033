/// A report that comes before the ad is in a view.
struct ReportBeforeRender: SessionRule {
  let about = RuleDescription(
    "report-before-render", family: .session, severity: .warning, addressee: .app,
    summary: "A network reports what happens to an ad after the ad is in a view.",
    why: """
      A network that counts an impression when its ad is loaded counts ads that nobody sees.
      """,
    sources: [.customEvents],
    passing: [
      .session(
        "after it", #"{"t":0,"event":"load","type":"native","origin":"mediated","adChoices":true}"#,
        #"{"t":200,"event":"bind","view":"card"}"#, #"{"t":320,"event":"network-reported","what":"impression"}"#)
    ],
    failing: [
      .session(
        "a second before", #"{"t":0,"event":"load","type":"native","origin":"mediated","adChoices":true}"#,
        #"{"t":20,"event":"network-reported","what":"impression"}"#, #"{"t":1200,"event":"bind","view":"card"}"#,
        finds: [
          .init(
            nil, "The network reports impression at 20 ms, before its ad is in a view at 1,200 ms.",
            hint: "Report it when the ad is shown.")
        ])
    ])

  /// Says that a network reports before its ad is in a view.
  func check(_ life: AdLife, into report: inout Report) {
    guard let bind = life.first(.bind) else { return }
    for event in life.all(.networkReported) where bind.isClearlyAfter(event) {
      report.add(
        "The network reports \((event.text(.what) ?? "something").excerpt) at \(life.time(of: event)), before its ad is in a view at "
          + "\(life.time(of: bind)).", hint: "Report it when the ad is shown.", at: event, .what)
      return
    }
  }
}
