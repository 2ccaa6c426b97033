import Documents

/// A video whose long side is under 256 pixels.
struct VideoTooSmall: ValueRule {
  let about = RuleDescription(
    "video-too-small", family: .media, severity: .note, addressee: .advertiser,
    summary: "The long side of a video has at least 256 pixels.",
    why: """
      The guidelines for programmatic native video ask for 256 pixels on the long side.
      """,
    sources: [.programmaticGuidelines],
    isProgrammaticGuideline: true,
    passing: [
      .asset(
        "256 pixels", "Video", field: #""kind": "video""#, value: #"{ "file": "clip.mp4" }"#,
        fields: #"{ "key": "MainImage", "kind": "image", "required": true }"#, assets: #""MainImage": "hero.jpg""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Video" }"#,
        files: ["clip.mp4": .mp4(256, 144), "hero.jpg": .jpeg(1200, 628)])
    ],
    failing: [
      .asset(
        "100 pixels", "Video", field: #""kind": "video""#, value: #"{ "file": "clip.mp4" }"#,
        fields: #"{ "key": "MainImage", "kind": "image", "required": true }"#, assets: #""MainImage": "hero.jpg""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Video" }"#,
        files: ["clip.mp4": .mp4(100, 100), "hero.jpg": .jpeg(1200, 628)],
        finds: [
          .init(
            "Video", "Video clip.mp4 is 100x100; programmatic buyers take a long side of at least 256 pixels.",
            hint: "Send a larger one.", client: "clip.mp4 is only 100 x 100 pixels. Please send a larger one.")
        ])
    ])

  let scope: ValueScope = .video
  let wakes = Signs.always

  /// Says where the long side of a video is under 256 pixels.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let media = MediaUnderTest(value), media.file.video != nil, let size = media.size, max(size.width, size.height) < 256
    else { return }
    report.add(
      "\(media.name) is \(media.sizeText); programmatic buyers take a long side of at least 256 pixels.",
      hint: "Send a larger one.",
      client: "\(media.fileName) is only \(size.width) x \(size.height) pixels. Please send a larger one.", expected: "256",
      given: "\(max(size.width, size.height))")
  }
}
