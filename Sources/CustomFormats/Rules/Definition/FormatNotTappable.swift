import Documents

/// A format that loses its last tap target in some state of its media area.
struct FormatNotTappable: FormatRule {
  let about = RuleDescription(
    "format-not-tappable", family: .definition, severity: .error, addressee: .publisher,
    summary: "With a video, with a picture and with neither something can be tapped.",
    why: """
      An image that is clickable is not on screen while a video plays. Where nothing else is clickable, the ad is shown and paid for, and no tap \
      leads anywhere; published sample apps have exactly this gap.
      """,
    sources: [.useCustomFormats, .nativeVideo],
    passing: [
      Example.definition(
        "a clickable text beside the picture",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "MainImage", "kind": "image" },
          { "key": "Video", "kind": "video" }
          """,
        clickable: #""MainImage", "Headline""#, members: #""media": { "video": "optional", "fallbackImage": "MainImage" }"#),
      Example.definition(
        "a media area that reports its taps whatever it shows",
        fields: """
          { "key": "MainImage", "kind": "image" }, { "key": "Video", "kind": "video" }
          """,
        clickable: #""MainImage""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "MainImage" }"#),
      Example.definition(
        "a picture alone, without video", fields: #"{ "key": "MainImage", "kind": "image", "required": true }"#,
        clickable: #""MainImage""#, members: #""media": { "fallbackImage": "MainImage" }"#),
      Example.definition(
        "a layout whose media slot reports taps",
        fields: """
          { "key": "MainImage", "kind": "image" }, { "key": "Video", "kind": "video" }
          """,
        clickable: #""MainImage""#,
        members: """
          "media": { "video": "optional", "fallbackImage": "MainImage" },
            "adChoices": { "required": false },
            "layout": { "width": 360, "root": { "column": [{ "slot": "@attribution", "width": 24, "height": 15 }, \
          { "slot": "@media", "aspect": "16:9", "tap": "MainImage" }] } }
          """),
    ],
    failing: [
      Example.definition(
        "a layout that shows no field of those that are clickable",
        fields: """
          { "key": "MainImage", "kind": "image", "required": true },
          { "key": "Description", "kind": "text", "role": "altText", "sample": "Hikers with lamps" }
          """,
        clickable: #""Description""#,
        members: """
          "media": { "fallbackImage": "MainImage" }, "adChoices": { "required": false },
            "layout": { "width": 360, "root": { "column": [{ "slot": "@attribution" }, { "slot": "@media", "aspect": "16:9" }] } }
          """,
        finds: [
          .init(
            nil, "With a picture nothing can be tapped: only Description is clickable, and it is not on screen then.",
            hint: "Set media.tap to MainImage.")
        ]),
      Example.definition(
        "a picture alone beside a video",
        fields: """
          { "key": "Caption", "kind": "text", "sample": "Lamps included" }, { "key": "Headline", "kind": "text", "sample": "Night hikes" },
          { "key": "MainImage", "kind": "image" }, { "key": "Video", "kind": "video" }
          """,
        clickable: #""MainImage""#, members: #""media": { "video": "optional", "fallbackImage": "MainImage" }"#,
        finds: [
          .init(
            nil, "With a video nothing can be tapped: only MainImage is clickable, and it is not on screen then.",
            hint: "Add Headline to clicks.clickable.")
        ]),
      Example.definition(
        "a video alone beside a picture",
        fields: """
          { "key": "MainImage", "kind": "image" }, { "key": "Video", "kind": "video" }
          """,
        clickable: #""Video""#, members: #""media": { "video": "optional", "fallbackImage": "MainImage" }"#,
        finds: [
          .init(
            nil, "With a picture nothing can be tapped: only Video is clickable, and it is not on screen then.",
            hint: "Set media.tap to MainImage.")
        ]),
      Example.definition(
        "a link, which is never on screen",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "AppLink", "kind": "url", "role": "deepLink" }
          """,
        clickable: #""AppLink""#,
        finds: [
          .init(
            nil, "Nothing can be tapped: only AppLink is clickable, and it is never on screen.",
            hint: "Add Headline to clicks.clickable.")
        ]),
    ])

  /// Says in which states nothing can be tapped.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    let known = format.format.clickable.filter { format.format[$0] != nil }
    guard !known.isEmpty else { return }
    // Where the picture to fall back to is none, no-fallback-image speaks, and what is on screen is not settled.
    if let key = format.format.media?.fallbackImage, format.format[key]?.kind != .image { return }
    let outline = FormatOutline(format.format)
    var states: [MediaState] = []
    if outline.video != nil { states.append(.video) }
    if outline.fallback != nil { states.append(.image) }
    // With a media area an empty one is no-media, a fault of the creative.
    if states.isEmpty { states.append(.empty) }
    for state in states where !outline.taps.exist(in: state) {
      let keys = known.map(\.excerpt)
      let subject = keys.count == 1 ? "only \(keys[0]) is" : "only \(keys.inAList) are"
      let pronoun = keys.count == 1 ? "it is" : "they are"
      let message =
        switch state {
        case .video: "With a video nothing can be tapped: \(subject) clickable, and \(pronoun) not on screen then."
        case .image: "With a picture nothing can be tapped: \(subject) clickable, and \(pronoun) not on screen then."
        case .empty: "Nothing can be tapped: \(subject) clickable, and \(pronoun) never on screen."
        }
      report.add(message, hint: hint(format.format, outline), at: "clicks.clickable")
    }
  }

  private func hint(_ format: CustomFormat, _ outline: FormatOutline) -> String {
    if let key = outline.taps.proposal(in: format) { return "Add \(key.excerpt) to clicks.clickable." }
    if let field = outline.fallback ?? outline.video { return "Set media.tap to \(format.fields[field].key.excerpt)." }
    return "Give it a slot in the layout."
  }
}
