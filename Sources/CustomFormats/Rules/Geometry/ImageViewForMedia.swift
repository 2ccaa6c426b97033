import Documents

/// A system-defined ad's main picture outside of a media slot.
struct ImageViewForMedia: FormatRule {
  let about = RuleDescription(
    "image-view-for-media", family: .geometry, severity: .error, addressee: .app,
    summary: "A system-defined ad shows its main picture in a media slot.",
    why: """
      The SDK looks for a media view that shows the main image or video. An app that uses an image view instead gets an error in test ads, and \
      after a while no ads.
      """,
    sources: [.nativeAds, .nativePolicies], supersedes: ["field-not-shown"],
    passing: [
      .layout(
        "a media slot", #"{ "column": [\#(Example.bar), { "slot": "@media" }, { "slot": "Headline" }] }"#,
        fields: Example.headline + #", { "key": "Image", "kind": "image", "role": "mainImage", "required": true }"#,
        members: #""type": "system-defined""#),
      .layout(
        "a custom ad draws its picture itself",
        #"{ "column": [\#(Example.bar), { "slot": "MainImage" }, { "slot": "Headline" }] }"#,
        fields: Example.headline + #", { "key": "MainImage", "kind": "image", "role": "mainImage", "required": true }"#),
    ],
    failing: [
      .layout(
        "an image slot", #"{ "column": [\#(Example.bar), { "slot": "Image" }, { "slot": "Headline" }] }"#,
        fields: Example.headline + #", { "key": "Image", "kind": "image", "role": "mainImage", "required": true }"#,
        members: #""type": "system-defined""#,
        finds: [
          .init(
            "Image", "Image is shown in an image slot, and the SDK looks for it in a media slot.",
            hint: "Write \"slot\": \"@media\" instead.")
        ]),
      .layout(
        "no slot at all", #"{ "column": [\#(Example.bar), { "slot": "Headline" }] }"#,
        fields: Example.headline + #", { "key": "Image", "kind": "image", "role": "mainImage", "required": true }"#,
        members: #""type": "system-defined""#,
        finds: [
          .init(
            "Image", "No slot shows Image, and the SDK looks for it in a media slot.",
            hint: "Add { \"slot\": \"@media\" } to the layout.")
        ]),
    ])

  /// Says where the main picture has no media slot, or one of its own.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    guard format.format.type == .systemDefined, let field = format.format.mediaImageField else { return }
    let key = LayoutWords.key(field.key)
    let nodes = format.geometry.layout.root.all
    if let node = nodes.first(where: { $0.slot == field.key }) {
      report.add(
        "\(key) is shown in an image slot, and the SDK looks for it in a media slot.",
        hint: "Write \"slot\": \"@media\" instead.", key: field.key, at: node.path)
    } else if !nodes.contains(where: { $0.slot == Layout.media }) {
      report.add(
        "No slot shows \(key), and the SDK looks for it in a media slot.",
        hint: "Add { \"slot\": \"@media\" } to the layout.", key: field.key, at: "layout")
    }
  }
}
