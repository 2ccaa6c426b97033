import Documents

/// A required asset that is absent or blank.
struct MissingField: CreativeRule {
  let about = RuleDescription(
    "missing-field", family: .creative, severity: .error, addressee: .advertiser,
    summary: "Every required field has a value.",
    why: """
      The app gets nothing for an asset that is absent, and draws a hole where it belongs. A text of blanks alone, no-break spaces included, \
      is as good as none.
      """,
    sources: [.creativeTemplates, .creativeService],
    supersedes: ["no-media", "video-without-fallback", "creative-not-tappable", "text"],
    passing: [
      Example.asset("a value", field: #""kind": "text", "required": true"#, value: #""Night hikes""#),
      Example.asset(
        "an absent optional one, null and blank", value: #""Night hikes""#,
        fields: """
          { "key": "Caption", "kind": "text" }, { "key": "Icon", "kind": "image" }, { "key": "Body", "kind": "text" }
          """,
        assets: #""Icon": null, "Body": """#),
      Example.asset(
        "one that the ad server fills in", value: #""Night hikes""#,
        fields: #"{ "key": "CallToAction", "kind": "text", "required": true, "default": "Learn more" }"#),
    ],
    failing: [
      Example.asset(
        "a picture", "Headline", value: #""Night hikes""#,
        fields: """
          { "key": "MainImage", "kind": "image", "required": true, \
          "limits": { "aspectRatio": "1.91:1", "minWidth": 1200, "minHeight": 627, "types": ["jpeg", "png"] } }
          """,
        finds: [
          .init(
            "MainImage", "MainImage is required and empty.", hint: "Name a JPEG or PNG, 1.91:1, at least 1200x627.",
            client: "please add a picture (JPEG or PNG, at least 1200 x 627 pixels, wide format 1.91:1).")
        ]),
      Example.asset(
        "a text of blanks, U+00A0 and U+3000 among them", "Caption", field: #""kind": "text""#, value: #""Night hikes""#,
        fields: #"{ "key": "Headline", "kind": "text", "required": true, "limits": { "maxCharacters": 25 } }"#,
        assets: "\"Headline\": \" \u{A0}\u{3000}\"",
        finds: [
          .init(
            "Headline", "Headline is required and holds blanks alone.", hint: "Write a text of at most 25 characters.",
            client: "please write a text of at most 25 characters.")
        ]),
      Example.asset(
        "null, an empty path and an empty text", "Caption", field: #""kind": "text""#, value: #""Night hikes""#,
        fields: """
          { "key": "Rating", "kind": "number", "required": true, "limits": { "minimum": 0, "maximum": 5 } },
          { "key": "Icon", "kind": "image", "required": true }, { "key": "Badge", "kind": "list", "choices": ["Ad", "Sponsored"], "required": true }
          """,
        assets: #""Rating": null, "Icon": { "file": "" }, "Badge": """#,
        finds: [
          .init(
            "Rating", "Rating is required and empty.", hint: "Write a number from 0 to 5.",
            client: "please write a number from 0 to 5."),
          .init(
            "Icon", "Icon is required and empty.", hint: "Name a JPEG, PNG or GIF.",
            client: "please add a picture (JPEG, PNG or GIF)."),
          .init(
            "Badge", "Badge is required and empty.", hint: "Choose Ad or Sponsored.", client: "please choose Ad or Sponsored."),
        ]),
      Example.asset(
        "a video and an address", "Headline", value: #""Night hikes""#,
        fields: """
          { "key": "MainImage", "kind": "image" }, { "key": "TermsPage", "kind": "url", "required": true },
          { "key": "Video", "kind": "video", "required": true, "limits": { "aspectRatio": "16:9", "minWidth": 640, "minHeight": 360, "maxSeconds": 30 } }
          """,
        assets: #""MainImage": "hero.jpg""#, members: #""media": { "video": "required", "fallbackImage": "MainImage" }"#,
        files: ["hero.jpg": .jpeg(1200, 628)],
        finds: [
          .init(
            "TermsPage", "TermsPage is required and empty.", hint: "Write an address that begins with https://.",
            client: "please write the whole address, beginning with https://"),
          .init(
            "Video", "Video is required and empty.", hint: "Name an MP4, 16:9, at least 640x360, at most 30 s.",
            client: "please add a video (MP4, at least 640 x 360 pixels, wide format 16:9, at most 30 seconds)."),
        ]),
    ])

  /// Says which required fields have no value.
  func check(_ creative: CreativeUnderTest, into report: inout Report) {
    guard let prepared = creative.prepared else { return }
    for index in prepared.outline.required where !creative.has(index) {
      // Assets that cannot be read at all are named where they stand.
      guard creative.hasReadableAssets else { return }
      let field = prepared.format.fields[index]
      let brief = FieldBrief(field: field)
      let value = creative.value(at: index)
      let isAllBlanks = value.map { $0.content != .absent && !creative.creative.text($0).isEmpty } ?? false
      report.add(
        "\(field.key.excerpt) is required and \(isAllBlanks ? "holds blanks alone" : "empty").", hint: brief.imperative,
        client: brief.request, key: field.key, at: value.map { creative.creative.path($0) } ?? "assets", expected: field.kind.name
      )
    }
  }
}
