/// A click that leads nowhere.
struct NoClickAction: SessionRule {
  let about = RuleDescription(
    "no-click-action", family: .session, severity: .warning, addressee: .publisher,
    summary: "A click opens something, or is handled by the app.",
    why: """
      A creative without a destination, and without a deep link that an installed app opens, takes taps and does nothing. The SDK logs that \
      click actions were not properly specified.
      """,
    sources: [.useCustomFormats],
    passing: [
      .session(
        "a click that the app handles", Example.loaded,
        #"{"t":800,"event":"click","asset":"Headline","handler":true,"opened":false}"#)
    ],
    failing: [
      .session(
        "no destination", Example.loaded, #"{"t":800,"event":"click","asset":"Headline","handler":false,"opened":false}"#,
        finds: [
          .init(
            "Headline", "The click on Headline opened nothing, and no handler took it.", hint: "Give the creative a destination.")
        ])
    ])

  /// Says which clicks led nowhere, each key once.
  func check(_ life: AdLife, into report: inout Report) {
    guard life.kind != .native else { return }
    var told: Set<String> = []
    for click in life.all(.click) where click.flag(.opened) == false && click.flag(.handler) == false {
      guard let asset = click.text(.asset), told.insert(asset).inserted else { continue }
      report.add(
        "The click on \(asset.excerpt) opened nothing, and no handler took it.", hint: "Give the creative a destination.",
        key: asset,
        at: click, .opened)
    }
  }
}
