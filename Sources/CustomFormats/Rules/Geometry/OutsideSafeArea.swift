import Documents

/// Text that the app's own controls cover.
struct OutsideSafeArea: FormatRule {
  let about = RuleDescription(
    "outside-safe-area", family: .geometry, severity: .warning, addressee: .publisher,
    summary: "Text stands inside the area that the app's own controls leave free.",
    why:
      "Between stories the app draws its bars and buttons over the ad. A text beneath them cannot be read, a button not tapped.",
    sources: [.programmaticGuidelines, .fileFormats],
    passing: [
      .layout(
        "padding as wide as the app's bars",
        #"{ "layers": [{ "height": 200, "background": "card" }, { "at": "top", "column": [\#(Example.bar), { "slot": "Headline" }], "padding": [56, 0] }] }"#,
        layout: #""safeArea": { "top": 56, "bottom": 48 }"#)
    ],
    failing: [
      .layout(
        "a headline at the bottom",
        #"{ "layers": [{ "height": 200, "background": "card" }, { "at": "top", "column": [\#(Example.bar)] }, { "at": "bottom", "slot": "Headline" }] }"#,
        layout: #""safeArea": { "bottom": 48 }"#,
        finds: [
          .init(
            "Headline", "Headline reaches 48 points beyond the bottom edge of the safe area.",
            hint: "Give its container padding of the safe area's size.")
        ])
    ])

  /// Says which texts leave the safe area, where each does so furthest.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    let geometry = format.geometry
    guard geometry.layout.safeArea != LayoutInsets() else { return }
    for slot in geometry.slots where slot.drawing.isText {
      let worst = geometry.worst(of: slot) { slot, state -> (amount: Double, detail: String)? in
        let leaving = LayoutWords.leaving(state.ad.safeArea, slot.rect)
        return (leaving.points > LayoutGeometry.tolerance ? leaving.points : 0, leaving.edge)
      }
      guard let worst else { continue }
      report.add(
        """
        \(LayoutWords.slot(slot.name)) reaches \(PointSize.text(worst.amount)) points beyond the \(worst.detail) edge of the safe \
        area\(geometry.place(of: worst)).
        """,
        hint: "Give its container padding of the safe area's size.", key: slot.name, at: format.path(of: slot))
    }
  }
}
