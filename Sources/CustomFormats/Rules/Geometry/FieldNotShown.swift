import Documents

/// A field that no slot of the layout shows.
struct FieldNotShown: FormatRule {
  let about = RuleDescription(
    "field-not-shown", family: .geometry, severity: .note, addressee: .publisher,
    summary: "Every field that has something to show has a slot, or is what a tap reports.",
    why: "Advertisers fill in every field. What the app does not draw is work for nothing, or a slot that was forgotten.",
    sources: [.fileFormats],
    passing: [
      .layout(
        "links and alternative texts have nothing to show",
        #"{ "column": [\#(Example.bar), { "slot": "@media" }, { "slot": "Headline" }] }"#,
        fields: Example.headline + ", " + Example.media
          + #", { "key": "AppLink", "kind": "url", "role": "deepLink" }, { "key": "AltText", "kind": "text", "sample": "Lamps" }"#,
        members: Example.mediaPolicy),
      .layout(
        "a field that holds the badge's words",
        #"{ "column": [\#(Example.bar), { "slot": "Headline" }] }"#,
        fields: Example.headline
          + #", { "key": "Badge", "kind": "list", "required": true, "choices": ["Ad", "Sponsored"], "sample": "Ad" }"#,
        members: #""attribution": { "field": "Badge" }"#),
      .layout(
        "a field whose key a tap reports",
        #"{ "column": [\#(Example.bar), { "slot": "Headline", "tap": "Details" }] }"#,
        fields: Example.headline + #", { "key": "Details", "kind": "text", "sample": "Lamps included" }"#),
    ],
    failing: [
      .layout(
        "a text without a slot", #"{ "column": [\#(Example.bar), { "slot": "Headline" }] }"#,
        fields: Example.headline + #", { "key": "Caption", "kind": "text", "sample": "Lamps included" }"#,
        finds: [
          .init("Caption", "No slot shows Caption.", hint: "Add { \"slot\": \"Caption\" } to the layout, or remove the field.")
        ]),
      .layout(
        "media without a media slot", #"{ "column": [\#(Example.bar), { "slot": "Headline" }] }"#,
        fields: Example.headline + #", { "key": "MainImage", "kind": "image", "role": "mainImage", "required": true }"#,
        members: #""media": { "fallbackImage": "MainImage", "tap": "MainImage" }"#,
        finds: [
          .init("MainImage", "No slot shows MainImage.", hint: "Add { \"slot\": \"@media\" } to the layout, or remove the field.")
        ]),
    ])

  /// Says which fields a layout leaves out.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    guard format.format.layout != nil else { return }
    let slots = Set(format.geometry.layout.slots)
    let mediaTap = slots.contains(Layout.media) ? format.format.media?.tap : nil
    let taps = Set(format.geometry.layout.root.all.compactMap { $0.tap?.key } + [mediaTap].compactMap { $0 })
    let inMedia = [format.format.mediaImageField?.key, format.format.videoField?.key]
    for (field, path) in format.fields {
      if slots.contains(field.key) || field.role?.isLink == true || field.role == .altText { continue }
      if taps.contains(field.key) { continue }
      let isMedia = inMedia.contains(field.key)
      if isMedia, slots.contains(Layout.media) { continue }
      if field.key == format.format.attribution.field, slots.contains(Layout.attribution) { continue }
      let slot = isMedia ? Layout.media : field.key.visible
      report.add(
        "No slot shows \(LayoutWords.key(field.key)).",
        hint: "Add { \"slot\": \"\(slot)\" } to the layout, or remove the field.", key: field.key, at: path)
    }
  }
}
