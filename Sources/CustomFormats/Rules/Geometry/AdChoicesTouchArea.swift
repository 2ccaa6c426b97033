import Documents

/// An area for AdChoices' taps that no finger meets.
struct AdChoicesTouchArea: FormatRule {
  let about = RuleDescription(
    "ad-choices-touch-area", family: .geometry, severity: .warning, addressee: .publisher,
    summary: "AdChoices takes taps on at least 20x20 points.",
    why: """
      The icon is smaller than a fingertip, so the app takes taps around it too. The industry's guidelines ask for 20 to 40 points of room; with \
      less, the tap goes to the ad.
      """,
    sources: [.adMarkers],
    passing: [
      .definition("nothing declared: 24x24"),
      .definition("exactly 20x20", members: #""adChoices": { "touch": 20 }"#),
      .definition(
        "an icon that is large enough itself", members: #""adChoices": { "width": 22, "height": 22, "touch": 16 }"#),
    ],
    failing: [
      .definition(
        "one side given", members: #""adChoices": { "touch": 16 }"#,
        finds: [
          .init(
            "@adChoices", "AdChoices takes taps on 16x16 points, at least 20x20 is needed.", hint: "Set adChoices.touch to 24.")
        ]),
      .definition(
        "low", members: #""adChoices": { "touch": { "width": 40, "height": 10 } }"#,
        finds: [
          .init(
            "@adChoices", "AdChoices takes taps on 40x15 points, at least 20x20 is needed.", hint: "Set adChoices.touch to 24.")
        ]),
    ])

  /// Says that the declared area, the icon included, is too small.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    let plan = format.format.adChoices
    guard let touch = plan.touch else { return }
    let size = PointSize(width: max(touch.width, plan.width), height: max(touch.height, plan.height))
    guard LeastSizes.lack(of: size, least: LeastSizes.adChoicesTouch) > 0 else { return }
    report.add(
      "AdChoices takes taps on \(size) points, at least 20x20 is needed.", hint: "Set adChoices.touch to 24.",
      key: Layout.adChoices, at: "adChoices.touch", expected: "20x20", given: size.description)
  }
}
