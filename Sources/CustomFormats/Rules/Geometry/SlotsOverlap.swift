import Documents

/// Two slots that lie on one another.
struct SlotsOverlap: FormatRule {
  let about = RuleDescription(
    "slots-overlap", family: .geometry, severity: .warning, addressee: .publisher,
    summary: "No slot lies on another, but on the first child of layers or where the layout says so.",
    why: """
      Text on text cannot be read, and of two slots only the one in front gets the tap. Buyers' guidelines forbid overlapping elements, and the \
      SDK warns of them in test ads.
      """,
    sources: [.programmaticGuidelines, .nativePolicies],
    passing: [
      .layout(
        "text on the first child of layers",
        #"{ "layers": [{ "slot": "@media" }, { "at": "bottom", "slot": "Headline" }, { "at": "top", "row": [{ "slot": "@adChoices" }] }] }"#,
        fields: Example.headline + ", " + Example.media, members: Example.mediaPolicy),
      .layout(
        "a badge that says what it lies on",
        #"{ "layers": [{ "height": 60, "background": "card" }, { "at": "top", "slot": "Headline" }, { "at": "top-trailing", "slot": "@adChoices", "over": "Headline" }] }"#
      ),
    ],
    failing: [
      .layout(
        "texts at both edges that meet when they are long",
        #"{ "layers": [{ "height": 60, "background": "card" }, { "at": "top", "column": [\#(Example.bar), { "slot": "Headline" }] }, { "at": "bottom", "slot": "Caption" }] }"#,
        fields: Example.headline
          + #", { "key": "Caption", "kind": "text", "required": true, "sample": "Lamps included", "limits": { "maxCharacters": 90 } }"#,
        finds: [
          .init(
            "Caption", "Caption overlaps Headline by 360x15 points with the longest texts.",
            hint: "Move one of them, or write \"over\": \"Headline\" on Caption if it is meant so.")
        ]),
      .layout(
        "AdChoices on a text",
        #"{ "layers": [{ "height": 80, "background": "card" }, { "at": "top", "slot": "Headline" }, { "at": "top-leading", "slot": "@adChoices" }, { "at": "bottom", "slot": "@attribution" }] }"#,
        finds: [
          .init(
            "@adChoices", "AdChoices slot overlaps Headline by 15x15 points.",
            hint: "Move one of them, or write \"over\": \"Headline\" on the AdChoices slot if it is meant so.")
        ]),
    ])

  /// Says which slots lie on another one, where each does so most.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    let geometry = format.geometry
    for worst in geometry.overlaps() {
      let front = worst.detail.front
      let back = worst.detail.back.name
      report.add(
        """
        \(LayoutWords.slot(front.name)) overlaps \(LayoutWords.inner(back)) by \(worst.detail.shared.size) \
        points\(geometry.place(of: worst)).
        """,
        hint: "Move one of them, or write \"over\": \"\(back.visible)\" on \(LayoutWords.inner(front.name)) if it is meant so.",
        key: front.name, at: format.path(of: front))
    }
  }
}
