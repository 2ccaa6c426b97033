import Documents

/// A control of a system-defined ad that takes its taps itself.
struct AssetInteractionEnabled: FormatRule {
  let about = RuleDescription(
    "asset-interaction-enabled", family: .geometry, severity: .warning, addressee: .app,
    summary: "No control of a system-defined ad takes taps itself.",
    why: """
      The SDK counts taps on the ad view's assets. A button that has user interaction on eats its tap, no click is counted, and the SDK's log \
      asks to turn it off.
      """,
    sources: [.nativeAds],
    passing: [
      .layout(
        "off, as it should be", #"{ "column": [\#(Example.bar), { "slot": "Headline", "interaction": "off" }] }"#,
        members: #""type": "system-defined""#)
    ],
    failing: [
      .layout(
        "left on", #"{ "column": [\#(Example.bar), { "slot": "Headline", "interaction": "on" }] }"#,
        members: #""type": "system-defined""#,
        finds: [
          .init(
            "Headline", "Headline takes taps itself, so the SDK counts no click on it.",
            hint: "Set isUserInteractionEnabled to false in the app, and \"interaction\" to \"off\" here.")
        ])
    ])

  /// Says which slots take their taps themselves.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    guard format.format.type == .systemDefined else { return }
    for node in format.geometry.layout.root.all where node.isInteractive {
      guard let name = node.slot else { continue }
      report.add(
        "\(LayoutWords.slot(name)) takes taps itself, so the SDK counts no click on it.",
        hint: "Set isUserInteractionEnabled to false in the app, and \"interaction\" to \"off\" here.", key: name, at: node.path)
    }
  }
}
