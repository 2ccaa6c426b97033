import Documents

/// A badge that is drawn too small.
struct AttributionTooSmall: FormatRule {
  let about = RuleDescription(
    "attribution-too-small", family: .geometry, severity: .note, addressee: .publisher,
    summary: "The attribution badge is at least 15x15 points.",
    why: "Programmatic buyers ask for a badge of 15x15 points or more, so that nobody takes the ad for the app's own words.",
    sources: [.programmaticGuidelines, .policyChecklist], isProgrammaticGuideline: true,
    passing: [
      .definition(
        "exactly 15x15", members: #""attribution": { "width": 15, "height": 15 }"#, profile: .programmatic)
    ],
    failing: [
      .definition(
        "too low", members: #""attribution": { "width": 24, "height": 12 }"#,
        finds: [
          .init(
            "@attribution", "Attribution slot is 24x12 points, at least 15x15 is needed.",
            hint: "Set attribution.width and height to at least 15.")
        ]),
      .layout(
        "a field that is too narrow",
        #"{ "column": [\#(Example.bar), { "slot": "Badge", "width": 10, "lines": 1 }, { "slot": "Headline" }] }"#,
        fields: Example.headline
          + #", { "key": "Badge", "kind": "list", "role": "attribution", "required": true, "choices": ["Ad", "Sponsored"], "sample": "Ad" }"#,
        profile: .programmatic,
        finds: [
          .init(
            "Badge", "Badge is 10x19 points, at least 15x15 is needed.",
            hint: "Give the slot a width and height of at least 15.")
        ]),
    ])

  /// Says where a badge is too small, and whether the format or the slot makes it so.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    let geometry = format.geometry
    let nodes = geometry.layout.root.all
    for slot in geometry.slots where slot.drawing == .attribution || format.format[slot.name]?.role == .attribution {
      guard let worst = geometry.smallest(slot, least: LeastSizes.attribution, tolerance: 0.01) else { continue }
      let node = nodes.indices.contains(slot.id) ? nodes[slot.id] : nil
      let isPlan = slot.drawing == .attribution && node?.width == nil && node?.height == nil && node?.aspect == nil
      report.add(
        "\(LayoutWords.slot(slot.name)) is \(worst.detail) points\(geometry.place(of: worst)), at least 15x15 is needed.",
        hint: isPlan
          ? "Set attribution.width and height to at least 15." : "Give the slot a width and height of at least 15.",
        key: slot.name, at: isPlan ? "attribution" : format.path(of: slot), expected: "15x15", given: worst.detail.description)
    }
  }
}
