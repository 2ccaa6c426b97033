import Documents

/// An adapter that never answers.
struct CompletionNotCalled: SessionRule {
  let about = RuleDescription(
    "completion-not-called", family: .session, severity: .error, addressee: .app,
    summary: "An adapter calls its completion handler, whatever its network says.",
    why: """
      A path without the call, mostly that of a failure, keeps the load waiting until its deadline of ten seconds, and the next network waits too.
      """,
    sources: [.customEvents],
    passing: [
      .session(
        "an answer", #"{"t":0,"event":"network-asked","adapter":"Trail.Adapter"}"#,
        #"{"t":300,"event":"network-answered","adapter":"Trail.Adapter","gives":["error"]}"#,
        #"{"t":20000,"event":"fail","code":1}"#),
      .session("a log that ends before", #"{"t":0,"event":"network-asked","adapter":"Trail.Adapter"}"#),
    ],
    failing: [
      .session(
        "no answer", #"{"t":0,"event":"network-asked","adapter":"Trail.Adapter"}"#, #"{"t":10000,"event":"fail","code":1}"#,
        finds: [
          .init(
            nil, "Trail.Adapter was asked at 0 ms and never called its completion handler.", hint: "Call it on every path, once.")
        ])
    ])

  /// How long an adapter is waited for, in milliseconds.
  static let deadline = 10_000.0

  /// Says which adapters were waited for in vain.
  func check(_ life: AdLife, into report: inout Report) {
    guard !life.isCut else { return }
    for asked in life.all(.networkAsked) {
      guard let adapter = asked.text(.adapter), !life.all(.networkAnswered).contains(where: { $0.text(.adapter) == adapter }),
        life.events.contains(where: {
          ($0.kind == .fail || $0.kind == .networkAsked) && $0.time - asked.time >= Self.deadline
            && $0.place.line > asked.place.line
        })
      else { continue }
      report.add(
        "\(adapter.excerpt) was asked at \(life.time(of: asked)) and never called its completion handler.",
        hint: "Call it on every path, once.", at: asked)
    }
  }
}
