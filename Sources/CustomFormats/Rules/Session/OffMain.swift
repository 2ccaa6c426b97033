/// A call of the SDK off the main thread.
struct OffMain: SessionRule {
  let about = RuleDescription(
    "off-main", family: .session, severity: .error, addressee: .app,
    summary: "Open Measurement is started on the main thread.",
    why: """
      The reference asks for the main thread; elsewhere the call reaches views while they are drawn, which fails now and then and not in tests.
      """,
    sources: [.customAdReference],
    passing: [.session("on the main thread", Example.loaded, #"{"t":320,"event":"measurement","main":true}"#)],
    failing: [
      .session(
        "on another one", Example.loaded, #"{"t":320,"event":"measurement","main":false}"#,
        finds: [
          .init(
            nil, "Open Measurement is started off the main thread.", hint: "Call DisplayAdMeasurement.start() on the main thread."
          )
        ])
    ])

  /// Says that measurement began off the main thread.
  func check(_ life: AdLife, into report: inout Report) {
    guard let event = life.all(.measurement).first(where: { $0.flag(.main) == false }) else { return }
    report.add(
      "Open Measurement is started off the main thread.", hint: "Call DisplayAdMeasurement.start() on the main thread.",
      at: event,
      .main)
  }
}
