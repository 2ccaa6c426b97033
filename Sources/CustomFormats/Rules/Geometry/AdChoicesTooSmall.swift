import Documents

/// An AdChoices icon that is drawn too small.
struct AdChoicesTooSmall: FormatRule {
  let about = RuleDescription(
    "ad-choices-too-small", family: .geometry, severity: .error, addressee: .publisher,
    summary: "The AdChoices slot is at least 15x15 points.",
    why: """
      The icon must be seen and met by a finger. 15x15 points is the size of the slot in the SDK's own samples, and the one that its guide to \
      custom formats asks for.
      """,
    sources: [.useCustomFormats, .adChoices],
    passing: [
      .definition("exactly 15x15", members: #""adChoices": { "width": 15, "height": 15 }"#),
      .layout(
        "larger in the layout than declared",
        #"{ "column": [{ "slot": "@adChoices", "width": 20, "height": 20 }, { "slot": "Headline" }] }"#,
        members: #""adChoices": { "width": 10, "height": 10 }"#),
    ],
    failing: [
      .definition(
        "declared too small", members: #""adChoices": { "width": 12, "height": 12 }"#,
        finds: [
          .init(
            "@adChoices", "AdChoices slot is 12x12 points, at least 15x15 is needed.",
            hint: "Set adChoices.width and height to 15.")
        ]),
      .layout(
        "made too small by its slot",
        #"{ "column": [{ "slot": "@adChoices", "width": 30, "height": 12.5 }, { "slot": "@attribution" }, { "slot": "Headline" }] }"#,
        finds: [
          .init(
            "@adChoices", "AdChoices slot is 30x12.5 points, at least 15x15 is needed.",
            hint: "Give the slot a width and height of at least 15.")
        ]),
    ])

  /// Says where a slot for AdChoices is too small, and whether the format or the slot makes it so.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    let geometry = format.geometry
    let nodes = geometry.layout.root.all
    for slot in geometry.slots where slot.drawing == .adChoices {
      guard let worst = geometry.smallest(slot, least: LeastSizes.adChoices, tolerance: 0.01) else { continue }
      let node = nodes.indices.contains(slot.id) ? nodes[slot.id] : nil
      let isOwn = node?.width != nil || node?.height != nil || node?.aspect != nil
      report.add(
        "AdChoices slot is \(worst.detail) points, at least 15x15 is needed.",
        hint: isOwn ? "Give the slot a width and height of at least 15." : "Set adChoices.width and height to 15.",
        key: slot.name,
        at: isOwn ? slot.path : "adChoices", expected: "15x15", given: worst.detail.description)
    }
  }
}
