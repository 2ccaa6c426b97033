/// A creative of a format that the app did not ask for.
struct FormatNotRequested: SessionRule {
  let about = RuleDescription(
    "format-not-requested", family: .session, severity: .error, addressee: .app,
    summary: "The app asks for the formats that the ad server has creatives of.",
    why: """
      customNativeAdFormatIDs(for:) names the formats that an app can show. A creative of another one is no ad to it: the load fails with no \
      fill, and nothing names the format.
      """,
    sources: [.useCustomFormats],
    passing: [.session("one of two", #"{"t":0,"event":"load","formatId":"10063170","requested":["10063170","12387226"]}"#)],
    failing: [
      .session(
        "another ID", #"{"t":90,"event":"fail","code":1,"requested":["12387226"],"served":["10063170"]}"#,
        finds: [
          .init(
            nil, "The ad server has creatives of 10063170, and the app asks for 12387226.",
            hint: "Return the ID from customNativeAdFormatIDs(for:).")
        ]),
      .session(
        "none", #"{"t":90,"event":"fail","code":1,"requested":[],"served":["10063170"]}"#,
        finds: [
          .init(
            nil, "The ad server has creatives of 10063170, and the app asks for none.",
            hint: "Return the ID from customNativeAdFormatIDs(for:).")
        ]),
    ])

  /// Says which answers are of formats that were not asked for.
  func check(_ life: AdLife, into report: inout Report) {
    for event in life.events where event.kind == .load || event.kind == .fail {
      let served = event.kind == .load ? event.text(.formatId).map { [$0] } : event.texts(.served)
      guard let served, !served.isEmpty, let requested = event.texts(.requested), Set(served).isDisjoint(with: requested) else {
        continue
      }
      let asked = requested.isEmpty ? "none" : requested.map(\.excerpt).joined(separator: ", ")
      report.add(
        "The ad server has creatives of \(served.map(\.excerpt).joined(separator: ", ")), and the app asks for \(asked).",
        hint: "Return the ID from customNativeAdFormatIDs(for:).", at: event, .requested)
    }
  }
}
