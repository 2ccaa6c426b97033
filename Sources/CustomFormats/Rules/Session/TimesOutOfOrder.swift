import Documents

/// An event that is told after one that happened later.
struct TimesOutOfOrder: SessionRule {
  let about = RuleDescription(
    "times-out-of-order", family: .session, severity: .warning, addressee: .app,
    summary: "The events of an ad are told in the order in which they happened.",
    why: """
      Where times and lines contradict each other nobody knows what came first: events are taken in the order of their times, and nothing is \
      told from two that stand in the other order. Events of other ads and a quarter of a second do not matter.
      """,
    sources: [.fileFormats],
    passing: [
      .session(
        "two ads, written one after the other", #"{"t":0,"event":"load","ad":1,"formatId":"10063170"}"#,
        #"{"t":900,"event":"show","ad":1}"#, #"{"t":10,"event":"load","ad":2,"formatId":"10063170"}"#)
    ],
    failing: [
      .session(
        "an impression a second back", Example.loaded, #"{"t":2000,"event":"show"}"#, #"{"t":1000,"event":"impression"}"#,
        finds: [
          .init(
            nil, "impression is at 1,000 ms and stands behind show at 2,000 ms.",
            hint: "Write events when they happen, with the time of one clock.")
        ])
    ])

  /// Says which event first stands behind one that is later.
  func check(_ life: AdLife, into report: inout Report) {
    let lines = life.events.sorted { $0.place.line < $1.place.line }
    var latest = lines.first
    for event in lines {
      guard let last = latest else { return }
      if last.time - event.time > LoggedEvent.moment {
        report.add(
          "\(event.kind.rawValue) is at \(life.time(of: event)) and stands behind \(last.kind.rawValue) at \(life.time(of: last)).",
          hint: "Write events when they happen, with the time of one clock.", at: event, .t)
        return
      }
      if event.time > last.time { latest = event }
    }
  }
}
