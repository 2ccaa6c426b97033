import Documents

/// A video in a codec that not every phone plays.
struct VideoCodecUnsupported: ValueRule {
  let about = RuleDescription(
    "video-codec-unsupported", family: .media, severity: .warning, addressee: .advertiser,
    summary: "A video is in a codec that every phone plays.",
    why: """
      H.264, VP8 and VP9 play everywhere; others play on some phones and leave a black box on the rest.
      """,
    sources: [.nativeVideo],
    passing: [
      .asset(
        "H.264", "Video", field: #""kind": "video""#, value: #"{ "file": "clip.mp4" }"#,
        fields: #"{ "key": "MainImage", "kind": "image", "required": true }"#, assets: #""MainImage": "hero.jpg""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Video" }"#,
        files: ["clip.mp4": .mp4(1280, 720), "hero.jpg": .jpeg(1200, 628)]),
      .asset(
        "the field itself takes HEVC", "Video", field: #""kind": "video", "limits": { "codecs": ["hevc"] }"#,
        value: #"{ "file": "clip.mp4" }"#, fields: #"{ "key": "MainImage", "kind": "image", "required": true }"#,
        assets: #""MainImage": "hero.jpg""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Video" }"#,
        files: ["clip.mp4": .mp4(1280, 720, codec: .hevc), "hero.jpg": .jpeg(1200, 628)]),
    ],
    failing: [
      .asset(
        "HEVC", "Video", field: #""kind": "video""#, value: #"{ "file": "clip.mp4" }"#,
        fields: #"{ "key": "MainImage", "kind": "image", "required": true }"#, assets: #""MainImage": "hero.jpg""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Video" }"#,
        files: ["clip.mp4": .mp4(1280, 720, codec: .hevc), "hero.jpg": .jpeg(1200, 628)],
        finds: [
          .init(
            "Video", "Video clip.mp4 is HEVC, which not every phone plays.", hint: "Export it as H.264.",
            client: "clip.mp4 is in HEVC. Please export it in H.264.")
        ])
    ])

  let scope: ValueScope = .video
  let wakes = Signs.always

  /// Says where a codec does not play on every phone and the field does not ask for it.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let media = MediaUnderTest(value), let codec = media.file.video?.codec, media.limits.codecs == nil else { return }
    switch codec {
    case .h264, .vp8, .vp9: return
    default:
      report.add(
        "\(media.name) is \(codec.name.visible), which not every phone plays.", hint: "Export it as H.264.",
        client: "\(media.fileName) is in \(codec.name.visible). Please export it in H.264.", expected: "H.264",
        given: codec.name.visible)
    }
  }
}
