import Documents

/// A creative without anything for the media area.
struct NoMedia: CreativeRule {
  let about = RuleDescription(
    "no-media", family: .creative, severity: .error, addressee: .advertiser,
    summary: "A creative has a video or the picture that stands in for one.",
    why:
      "The media view of a custom ad stays blank without a video, and the app has nothing to draw instead: the ad is shown with a hole.",
    sources: [.useCustomFormats, .nativeVideo], supersedes: ["creative-not-tappable"],
    passing: [
      Example.asset(
        "a picture", value: #""Night hikes""#,
        fields: #"{ "key": "MainImage", "kind": "image" }, { "key": "Video", "kind": "video" }"#,
        assets: #""MainImage": "hero.jpg""#, members: #""media": { "video": "optional", "fallbackImage": "MainImage" }"#,
        files: ["hero.jpg": .jpeg(1200, 628)]),
      Example.asset(
        "a format without a media area", value: #""Night hikes""#, fields: #"{ "key": "Icon", "kind": "image" }"#),
      Example.asset(
        "a picture by its address", value: #""Night hikes""#, fields: #"{ "key": "MainImage", "kind": "image" }"#,
        assets: #""MainImage": { "url": "https://trailhead.example/hero.jpg" }"#,
        members: #""media": { "fallbackImage": "MainImage" }"#),
    ],
    failing: [
      Example.asset(
        "neither video nor picture", value: #""Night hikes""#,
        fields: #"{ "key": "MainImage", "kind": "image" }, { "key": "Video", "kind": "video" }"#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage" }"#,
        finds: [
          .init(
            "MainImage", "The creative has no video and no MainImage, so the media box would be empty.", hint: "Add one of them.",
            client: "please add a picture, or a video with a picture for when it cannot play.")
        ]),
      Example.asset(
        "no picture, where there is no video", value: #""Night hikes""#, fields: #"{ "key": "MainImage", "kind": "image" }"#,
        assets: #""MainImage": """#, members: #""media": { "fallbackImage": "MainImage" }"#,
        finds: [
          .init(
            "MainImage", "The creative has no MainImage, so the media box would be empty.", hint: "Name a JPEG, PNG or GIF.",
            client: "please add a picture (JPEG, PNG or GIF).")
        ]),
    ])

  /// Says whether the media area stays empty.
  func check(_ creative: CreativeUnderTest, into report: inout Report) {
    guard let prepared = creative.prepared, creative.hasReadableAssets, creative.mediaState == .empty else { return }
    let fields = prepared.format.fields
    switch (prepared.outline.video, prepared.outline.fallback) {
    case (.some, let picture?):
      report.add(
        "The creative has no video and no \(fields[picture].key.excerpt), so the media box would be empty.",
        hint: "Add one of them.", client: "please add a picture, or a video with a picture for when it cannot play.",
        key: fields[picture].key, at: "assets")
    case (let one?, nil), (nil, let one?):
      let brief = FieldBrief(field: fields[one])
      report.add(
        "The creative has no \(fields[one].key.excerpt), so the media box would be empty.", hint: brief.imperative,
        client: brief.request, key: fields[one].key, at: "assets")
    case (nil, nil): break
    }
  }
}
