import Documents

/// A format without anything to tap.
struct NothingClickable: FormatRule {
  let about = RuleDescription(
    "nothing-clickable", family: .definition, severity: .warning, addressee: .publisher,
    summary: "A format names the fields whose taps are counted.",
    why: """
      In a custom ad the app itself reports every tap, by the key of a field. Where no field is clickable no tap is counted and no page opens; \
      house ads may mean that, sold ads never.
      """,
    sources: [.useCustomFormats],
    passing: [
      Example.definition("a clickable headline"),
      Example.definition(
        "a media area that reports its taps",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "MainImage", "kind": "image", "required": true }
          """,
        clickable: "", members: #""media": { "fallbackImage": "MainImage", "tap": "MainImage" }"#),
      Example.definition("an ad whose taps the SDK sees itself", clickable: "", members: #""type": "system-defined""#),
    ],
    failing: [
      Example.definition(
        "an empty list", clickable: "",
        finds: [.init(nil, "Nothing of the format is clickable.", hint: "Name the fields in clicks.clickable, such as Headline.")]
      )
    ])

  /// Says whether nothing is clickable.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    let taps = TapTargets(format.format)
    guard format.format.clickable.isEmpty, taps.isEmpty else { return }
    let proposal = taps.proposal(in: format.format).map { "Name the fields in clicks.clickable, such as \($0.excerpt)." }
    report.add(
      "Nothing of the format is clickable.", hint: proposal ?? "Add a field and name it in clicks.clickable.",
      at: "clicks.clickable")
  }
}
