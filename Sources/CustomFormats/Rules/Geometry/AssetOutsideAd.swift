import Documents

/// A slot that leaves the ad.
struct AssetOutsideAd: FormatRule {
  let about = RuleDescription(
    "asset-outside-ad", family: .geometry, severity: .error, addressee: .publisher,
    summary: "Every slot stands inside the ad, at every width and with the longest texts.",
    why: """
      What leaves the ad is cut off or lies over the app's own content. For a system-defined ad the SDK looks at it and says that all assets \
      must be inside the ad view; for a custom ad nobody does.
      """,
    sources: [.nativePolicies, .programmaticGuidelines], supersedes: ["outside-safe-area"],
    passing: [
      .layout(
        "a row as wide as the ad",
        #"{ "column": [\#(Example.bar), { "row": [{ "slot": "Icon", "width": 100, "height": 40 }, { "slot": "Headline" }] }] }"#,
        layout: #""width": 320"#,
        fields: Example.headline + #", { "key": "Icon", "kind": "image", "required": true }"#),
      .layout(
        "half a point over, as layouts round",
        #"{ "column": [\#(Example.bar), { "slot": "Icon", "width": 320.5, "height": 40 }, { "slot": "Headline" }] }"#,
        layout: #""width": 320"#,
        fields: Example.headline + #", { "key": "Icon", "kind": "image", "required": true }"#),
    ],
    failing: [
      .layout(
        "wider than a narrow phone",
        #"{ "column": [\#(Example.bar), { "slot": "Icon", "width": 340, "height": 40 }, { "slot": "Headline" }] }"#,
        layout: #""width": 360, "widths": [320]"#,
        fields: Example.headline + #", { "key": "Icon", "kind": "image", "required": true }"#,
        finds: [
          .init(
            "Icon", "Icon reaches 20 points beyond the right edge of the ad at width 320.",
            hint: "Give it, or what stands beside it, less width.")
        ]),
      .layout(
        "below an ad of fixed height",
        #"{ "column": [\#(Example.bar), { "slot": "Headline" }], "height": 40 }"#,
        fields:
          #"{ "key": "Headline", "kind": "text", "required": true, "sample": "Night hikes", "limits": { "maxCharacters": 60 } }"#,
        finds: [
          .init(
            "Headline", "Headline reaches 19 points beyond the bottom edge of the ad with the longest texts.",
            hint: "Give the ad more height, or the texts fewer lines.")
        ]),
    ])

  /// Says which slots leave the ad, where each does so furthest.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    let geometry = format.geometry
    for slot in geometry.slots {
      let worst = geometry.worst(of: slot) { slot, state -> (amount: Double, detail: String)? in
        let leaving = LayoutWords.leaving(state.ad.bounds, slot.rect)
        return (leaving.points > LayoutGeometry.tolerance ? leaving.points : 0, leaving.edge)
      }
      guard let worst else { continue }
      let isDown = worst.detail == "top" || worst.detail == "bottom"
      report.add(
        """
        \(LayoutWords.slot(slot.name)) reaches \(PointSize.text(worst.amount)) points beyond the \(worst.detail) edge of the \
        ad\(geometry.place(of: worst)).
        """,
        hint: isDown ? "Give the ad more height, or the texts fewer lines." : "Give it, or what stands beside it, less width.",
        key: slot.name, at: format.path(of: slot))
    }
  }
}
