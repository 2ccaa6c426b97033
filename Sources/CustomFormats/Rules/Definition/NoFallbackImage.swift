import Documents

/// A format that has nothing to show when no video plays.
struct NoFallbackImage: FormatRule {
  let about = RuleDescription(
    "no-fallback-image", family: .definition, severity: .error, addressee: .publisher,
    summary: "A format that takes video names the picture that is shown without one.",
    why: """
      The media view of a custom ad stays empty when a creative has no video or it cannot play. The app must then draw a picture of the \
      creative, and the format has to say which.
      """,
    sources: [.useCustomFormats, .nativeVideo],
    passing: [
      Example.definition(
        "a picture for when no video plays",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "MainImage", "kind": "image" },
          { "key": "Video", "kind": "video" }
          """,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage" }"#),
      Example.definition("neither video nor picture", members: #""media": { "video": "none" }"#),
    ],
    failing: [
      Example.definition(
        "video alone",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "Icon", "kind": "image" },
          { "key": "MainImage", "kind": "image" }, { "key": "Video", "kind": "video" }
          """,
        members: #""media": { "video": "optional" }"#,
        finds: [
          .init(
            nil, "The format takes video, but names no picture for when none plays.",
            hint: "Set media.fallbackImage to MainImage.")
        ]),
      Example.definition(
        "no picture at all",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "Video", "kind": "video", "required": true }
          """,
        members: #""media": { "video": "required" }"#,
        finds: [
          .init(
            nil, "The format takes video, but names no picture for when none plays.",
            hint: "Add an image field and name it in media.fallbackImage.")
        ]),
      Example.definition(
        "a text to fall back to",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "MainImage", "kind": "image" }
          """,
        members: #""media": { "fallbackImage": "Headline" }"#,
        finds: [
          .init(nil, "media.fallbackImage names Headline, which is a text.", hint: "Set media.fallbackImage to MainImage.")
        ]),
      Example.definition(
        "a misspelt key",
        fields: """
          { "key": "Headline", "kind": "text", "sample": "Night hikes" }, { "key": "Picture", "kind": "image" },
          { "key": "MainImage", "kind": "image" }
          """,
        members: #""media": { "fallbackImage": "mainimage" }"#,
        finds: [
          .init(nil, "media.fallbackImage names mainimage, which is no field of the format.", hint: "Did you mean MainImage?")
        ]),
    ])

  /// Says whether there is no picture to fall back to.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    guard let media = format.format.media else { return }
    let pictures = format.format.fields.filter { $0.kind == .image }
    let proposal = (pictures.first { $0.role == .mainImage } ?? pictures.first { $0.role != .icon } ?? pictures.first)?.key
      .excerpt
    let hint = proposal.map { "Set media.fallbackImage to \($0)." } ?? "Add an image field and name it in media.fallbackImage."
    if let key = media.fallbackImage {
      if let field = format.format[key] {
        guard field.kind != .image else { return }
        report.add(
          "media.fallbackImage names \(key.excerpt), which is \(field.kind.name).", hint: hint, at: "media.fallbackImage",
          expected: "an image field", given: key)
      } else {
        let near = NearMatch.of(key, among: pictures.map(\.key))
        report.add(
          "media.fallbackImage names \(key.excerpt), which is no field of the format.",
          hint: near.map { "Did you mean \($0.excerpt)?" } ?? hint, at: "media.fallbackImage", expected: "an image field",
          given: key)
      }
    } else if media.video != .none {
      report.add("The format takes video, but names no picture for when none plays.", hint: hint, at: "media")
    }
  }
}
