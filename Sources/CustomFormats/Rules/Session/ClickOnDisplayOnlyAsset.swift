/// A click under a key that the format only shows.
struct ClickOnDisplayOnlyAsset: SessionRule {
  let about = RuleDescription(
    "click-on-display-only-asset", family: .session, severity: .warning, addressee: .app,
    summary: "A click is reported under a key that the format lets be clicked.",
    why: """
      The format says which assets report taps. A click under another one mostly comes from a gesture on the whole ad that always passes \
      the same key, so that reports by asset are wrong.
      """,
    sources: [.useCustomFormats],
    passing: [.session("a clickable asset", Example.loaded, #"{"t":800,"event":"click","asset":"MainImage"}"#)],
    failing: [
      .session(
        "a text that is only shown", Example.loaded, #"{"t":800,"event":"click","asset":"Caption"}"#,
        finds: [
          .init(
            "Caption", "Click reported for Caption, which the format does not let be clicked.",
            hint: "Report it under what was touched, or add Caption to clicks.clickable.")
        ])
    ])

  /// Says which clicks are under keys that are not clickable, each once.
  func check(_ life: AdLife, into report: inout Report) {
    guard life.kind != .native, let format = life.format, !format.clickable.isEmpty else { return }
    var told: Set<String> = []
    for click in life.all(.click) {
      guard let asset = click.text(.asset), format[asset] != nil, !format.reportedKeys.contains(asset),
        told.insert(asset).inserted
      else { continue }
      report.add(
        "Click reported for \(asset.excerpt), which the format does not let be clicked.",
        hint: "Report it under what was touched, or add \(asset.excerpt) to clicks.clickable.", key: asset, at: click, .asset)
    }
  }
}
