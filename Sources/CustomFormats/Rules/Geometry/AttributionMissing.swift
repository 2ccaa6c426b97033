import Documents

/// A layout without a badge that says that this is an ad.
struct AttributionMissing: FormatRule {
  let about = RuleDescription(
    "attribution-missing", family: .geometry, severity: .note, addressee: .publisher,
    summary: "A layout has an attribution badge with words.",
    why: """
      Programmatic buyers ask that every native ad says that it is one, with a word such as Ad or Sponsored at its top. Ads without the badge \
      are not bought.
      """,
    sources: [.programmaticGuidelines, .policyChecklist], isProgrammaticGuideline: true,
    passing: [
      .layout("a badge", #"{ "column": [\#(Example.bar), { "slot": "Headline" }] }"#, profile: .programmatic),
      .layout(
        "a field that holds the words",
        #"{ "column": [{ "slot": "@adChoices" }, { "slot": "Badge" }, { "slot": "Headline" }] }"#,
        fields: Example.headline
          + #", { "key": "Badge", "kind": "list", "role": "attribution", "required": true, "choices": ["Ad", "Sponsored"], "sample": "Ad" }"#,
        profile: .programmatic),
    ],
    failing: [
      .layout(
        "no badge", #"{ "column": [{ "slot": "@adChoices" }, { "slot": "Headline" }] }"#, profile: .programmatic,
        finds: [
          .init(
            nil, "The layout has no slot for the attribution badge.",
            hint: "Add { \"slot\": \"@attribution\" } at the top of the ad.")
        ]),
      .definition(
        "a badge without words", members: #""attribution": { "text": " " }"#,
        finds: [.init("@attribution", "The attribution badge has no words.", hint: "Set attribution.text to \"Ad\".")]),
    ])

  /// Says that there is no badge, or none that says anything.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    let slots = format.geometry.layout.slots
    let fields = format.format.fields.filter { $0.role == .attribution || $0.key == format.format.attribution.field }
    if slots.contains(where: { name in fields.contains { $0.key == name } }) { return }
    guard slots.contains(Layout.attribution) else {
      report.add(
        "The layout has no slot for the attribution badge.", hint: "Add { \"slot\": \"@attribution\" } at the top of the ad.",
        at: "layout")
      return
    }
    guard format.format.attribution.field == nil, Blank.isBlank(format.format.attribution.text) else { return }
    report.add(
      "The attribution badge has no words.", hint: "Set attribution.text to \"Ad\".", key: Layout.attribution,
      at: "attribution.text")
  }
}
