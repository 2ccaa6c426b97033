import Documents

/// An AdChoices icon whose tap does not reach AdChoices.
struct AdChoicesNotClickable: FormatRule {
  let about = RuleDescription(
    "ad-choices-not-clickable", family: .geometry, severity: .error, addressee: .publisher,
    summary: "A tap on AdChoices reports AdChoices' own key.",
    why: """
      Only a tap that is reported with the icon's own key opens the page about this ad. Under any other key it counts as a click on the ad, and a \
      reader who asks why the ad is shown lands at the advertiser.
      """,
    sources: [.useCustomFormats, .adChoices],
    passing: [
      .layout("its own tap", #"{ "column": [\#(Example.bar), { "slot": "Headline" }] }"#),
      .layout(
        "inside a container that reports taps", #"{ "column": [\#(Example.bar), { "slot": "Headline" }], "tap": "Headline" }"#),
    ],
    failing: [
      .definition(
        "no tap", members: #""adChoices": { "tap": "none" }"#,
        finds: [
          .init(
            "@adChoices", "A tap on AdChoices reports nothing, expected is its own key 3011.", hint: "Remove adChoices.tap.")
        ]),
      .layout(
        "another key",
        #"{ "column": [{ "slot": "@attribution" }, { "slot": "@adChoices", "tap": "Headline" }, { "slot": "Headline" }] }"#,
        finds: [
          .init(
            "@adChoices", "A tap on AdChoices reports Headline, expected is its own key 3011.",
            hint: "Remove \"tap\" from its slot.")
        ]),
      .layout(
        "covered by a text",
        #"{ "layers": [{ "column": [{ "slot": "@adChoices" }, { "space": "grow" }, { "slot": "@attribution" }], "height": 80 }, { "at": "top-leading", "slot": "Headline" }] }"#,
        finds: [
          .init(
            "@adChoices", "A tap on AdChoices meets Headline, which lies over it.",
            hint: "Put AdChoices behind Headline in the layout, or move it.")
        ]),
    ])

  /// Says where a tap in the middle of the icon reports something else.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    let geometry = format.geometry
    let expected = format.format.adChoices.key
    for slot in geometry.slots where slot.drawing == .adChoices {
      guard slot.tap == expected else {
        let given = slot.tap.map(LayoutWords.key) ?? "nothing"
        let isPlan = geometry.layout.root.all.first { $0.path == slot.path && $0.slot == slot.name }?.tap == nil
        report.add(
          "A tap on AdChoices reports \(given), expected is its own key \(LayoutWords.key(expected)).",
          hint: isPlan ? "Remove adChoices.tap." : "Remove \"tap\" from its slot.", key: slot.name,
          at: isPlan ? "adChoices.tap" : slot.path.member("tap"), expected: expected, given: given)
        continue
      }
      let covered = geometry.worst(of: slot) { icon, state -> (amount: Double, detail: String)? in
        guard let name = state.ad.tap(at: icon.rect.centre).slot, name != icon.name else { return (0, "") }
        return (1, name)
      }
      guard let covered else { continue }
      let name = LayoutWords.inner(covered.detail)
      report.add(
        "A tap on AdChoices meets \(name), which lies over it\(geometry.place(of: covered)).",
        hint: "Put AdChoices behind \(name) in the layout, or move it.", key: slot.name, at: format.path(of: slot),
        given: covered.detail)
    }
  }
}
