import Documents

/// A video that is broken, cut or without pictures.
struct UnreadableVideo: ValueRule {
  let about = RuleDescription(
    "unreadable-video", family: .media, severity: .error, addressee: .advertiser,
    summary: "A video is whole and has pictures.",
    why: """
      A cut video stops or never starts, and one without a picture stream shows a black box.
      """,
    sources: [.nativeVideo],
    supersedes: ["type-not-allowed", "extension-mismatch"],
    passing: [
      .asset(
        "a whole video", "Video", field: #""kind": "video""#, value: #"{ "file": "clip.mp4" }"#,
        fields: #"{ "key": "MainImage", "kind": "image", "required": true }"#, assets: #""MainImage": "hero.jpg""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Video" }"#,
        files: ["clip.mp4": .mp4(1280, 720), "hero.jpg": .jpeg(1200, 628)])
    ],
    failing: [
      .asset(
        "sound only", "Video", field: #""kind": "video""#, value: #"{ "file": "clip.mp4" }"#,
        fields: #"{ "key": "MainImage", "kind": "image", "required": true }"#, assets: #""MainImage": "hero.jpg""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Video" }"#,
        files: [
          "clip.mp4": MediaFile(
            byteCount: 9_314, type: .mp4, fault: MediaFault(.noPicture, "the MP4 has a sound track and no picture track")),
          "hero.jpg": .jpeg(1200, 628),
        ],
        finds: [
          .init(
            "Video", "Video clip.mp4 holds no picture: the MP4 has a sound track and no picture track.",
            hint: "Export or copy it again.", client: "clip.mp4 is damaged. Please send it again.")
        ])
    ])

  let scope: ValueScope = .video
  let wakes = Signs.always

  /// Says why a video cannot be used.
  func check(_ value: ValueUnderTest, into report: inout Report) { BrokenMedia.check(value, into: &report) }
}
