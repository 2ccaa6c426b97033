import Documents

/// A layout that has no place for AdChoices.
struct AdChoicesSlotMissing: FormatRule {
  let about = RuleDescription(
    "ad-choices-slot-missing", family: .geometry, severity: .error, addressee: .publisher,
    summary: "A layout of a format that requires AdChoices has a slot for it.",
    why: """
      For a reservation in the EEA the ad server sends an AdChoices icon with a custom ad, and the app has to draw it: the SDK does not. \
      Without a place for it the ad breaks the rules for ads there.
      """,
    sources: [.useCustomFormats, .adChoices],
    passing: [
      .layout("a slot in a corner", #"{ "column": [\#(Example.bar), { "slot": "Headline" }] }"#),
      .layout(
        "a format that needs none", #"{ "column": [{ "slot": "Headline" }], "height": 40 }"#,
        members: #""adChoices": { "required": false }"#),
      .definition("no layout of its own: the derived one has a slot"),
    ],
    failing: [
      .layout(
        "no slot", #"{ "column": [{ "slot": "@attribution" }, { "slot": "Headline" }], "height": 60 }"#,
        finds: [
          .init(
            nil, "The layout has no slot for AdChoices, and the format requires one.",
            hint: "Add { \"slot\": \"@adChoices\" } in a corner of the ad, or set adChoices.required to false.")
        ])
    ])

  /// Says that no slot of a layout is AdChoices'.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    guard format.format.adChoices.isRequired, !format.geometry.layout.slots.contains(Layout.adChoices) else { return }
    report.add(
      "The layout has no slot for AdChoices, and the format requires one.",
      hint: "Add { \"slot\": \"@adChoices\" } in a corner of the ad, or set adChoices.required to false.", at: "layout")
  }
}
