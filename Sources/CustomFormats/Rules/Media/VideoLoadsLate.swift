import Documents

/// A video whose index stands behind its pictures.
struct VideoLoadsLate: ValueRule {
  let about = RuleDescription(
    "video-loads-late", family: .media, severity: .note, addressee: .advertiser,
    summary: "The index of a video comes before its pictures.",
    why: """
      With the index at the end a player reads the whole file before the first picture shows.
      """,
    sources: [.nativeVideo],
    passing: [
      .asset(
        "index first", "Video", field: #""kind": "video""#, value: #"{ "file": "clip.mp4" }"#,
        fields: #"{ "key": "MainImage", "kind": "image", "required": true }"#, assets: #""MainImage": "hero.jpg""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Video" }"#,
        files: ["clip.mp4": .mp4(1280, 720), "hero.jpg": .jpeg(1200, 628)])
    ],
    failing: [
      .asset(
        "index last", "Video", field: #""kind": "video""#, value: #"{ "file": "clip.mp4" }"#,
        fields: #"{ "key": "MainImage", "kind": "image", "required": true }"#, assets: #""MainImage": "hero.jpg""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Video" }"#,
        files: ["clip.mp4": .mp4(1280, 720, isIndexFirst: false), "hero.jpg": .jpeg(1200, 628)],
        finds: [
          .init(
            "Video", "Video clip.mp4 has its index behind the pictures, so it starts late.",
            hint: "Export it for streaming (fast start).", client: "please export clip.mp4 for streaming (fast start).")
        ])
    ])

  let scope: ValueScope = .video
  let wakes = Signs.always

  /// Says where the index stands behind the pictures.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let media = MediaUnderTest(value), let video = media.file.video, !video.isIndexFirst else { return }
    report.add(
      "\(media.name) has its index behind the pictures, so it starts late.", hint: "Export it for streaming (fast start).",
      client: "please export \(media.fileName) for streaming (fast start).")
  }
}
