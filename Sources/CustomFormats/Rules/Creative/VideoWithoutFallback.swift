import Documents

/// A video without a picture for when it cannot play.
struct VideoWithoutFallback: CreativeRule {
  let about = RuleDescription(
    "video-without-fallback", family: .creative, severity: .warning, addressee: .advertiser,
    summary: "A creative with a video has the picture that stands in for it.",
    why: "Where the video cannot be loaded or played, the app shows the picture. Without one the media area stays blank.",
    sources: [.nativeVideo, .useCustomFormats],
    passing: [
      Example.asset(
        "a video and a picture", value: #""Night hikes""#,
        fields: #"{ "key": "MainImage", "kind": "image" }, { "key": "Video", "kind": "video" }"#,
        assets: #""MainImage": "hero.jpg", "Video": "clip.mp4""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage" }"#,
        files: ["hero.jpg": .jpeg(1280, 720), "clip.mp4": .mp4(1280, 720)])
    ],
    failing: [
      Example.asset(
        "a video alone", value: #""Night hikes""#,
        fields: """
          { "key": "MainImage", "kind": "image", "limits": { "aspectRatio": "16:9", "minWidth": 1280, "minHeight": 720, "types": ["jpeg"] } },
          { "key": "Video", "kind": "video" }
          """,
        assets: #""Video": "clip.mp4""#, members: #""media": { "video": "optional", "fallbackImage": "MainImage" }"#,
        files: ["clip.mp4": .mp4(1280, 720)],
        finds: [
          .init(
            "MainImage", "The creative has a video, but no MainImage for when it cannot play.",
            hint: "Name a JPEG, 16:9, at least 1280x720.",
            client: "please add a picture (JPEG, at least 1280 x 720 pixels, wide format 16:9).")
        ])
    ])

  /// Says whether a video has no picture beside it.
  func check(_ creative: CreativeUnderTest, into report: inout Report) {
    guard let prepared = creative.prepared, let video = prepared.outline.video, let picture = prepared.outline.fallback,
      creative.has(video), !creative.has(picture)
    else { return }
    let field = prepared.format.fields[picture]
    let brief = FieldBrief(field: field)
    report.add(
      "The creative has a video, but no \(field.key.excerpt) for when it cannot play.", hint: brief.imperative,
      client: brief.request, key: field.key, at: "assets")
  }
}
