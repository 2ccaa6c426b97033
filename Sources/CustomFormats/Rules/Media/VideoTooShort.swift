import Documents

/// A video shorter than is taken.
struct VideoTooShort: ValueRule {
  let about = RuleDescription(
    "video-too-short", family: .media, severity: .error, addressee: .advertiser,
    summary: "A video is longer than 1 s and than its field's least duration.",
    why: """
      The ad server refuses videos that are not longer than a second.
      """,
    sources: [.systemLimits],
    passing: [
      .asset(
        "exactly the least duration", "Video", field: #""kind": "video", "limits": { "minSeconds": 6 }"#,
        value: #"{ "file": "clip.mp4" }"#, fields: #"{ "key": "MainImage", "kind": "image", "required": true }"#,
        assets: #""MainImage": "hero.jpg""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Video" }"#,
        files: ["clip.mp4": .mp4(1280, 720, seconds: 6), "hero.jpg": .jpeg(1200, 628)])
    ],
    failing: [
      .asset(
        "half a second", "Video", field: #""kind": "video""#, value: #"{ "file": "clip.mp4" }"#,
        fields: #"{ "key": "MainImage", "kind": "image", "required": true }"#, assets: #""MainImage": "hero.jpg""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Video" }"#,
        files: ["clip.mp4": .mp4(1280, 720, seconds: 0.5), "hero.jpg": .jpeg(1200, 628)],
        finds: [
          .init(
            "Video", "Video clip.mp4 takes 0.5 s, more than 1 s is needed.", hint: "Send a longer cut.",
            client: "clip.mp4 takes 0.5 seconds. Please send one longer than 1 second.")
        ]),
      .asset(
        "shorter than the field asks", "Video", field: #""kind": "video", "limits": { "minSeconds": 6 }"#,
        value: #"{ "file": "clip.mp4" }"#, fields: #"{ "key": "MainImage", "kind": "image", "required": true }"#,
        assets: #""MainImage": "hero.jpg""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Video" }"#,
        files: ["clip.mp4": .mp4(1280, 720, seconds: 4), "hero.jpg": .jpeg(1200, 628)],
        finds: [
          .init(
            "Video", "Video clip.mp4 takes 4 s, at least 6 s are needed.", hint: "Send a longer cut.",
            client: "clip.mp4 takes 4 seconds. Please send one of at least 6 seconds.")
        ]),
    ])

  let scope: ValueScope = .video
  let wakes = Signs.always

  /// Says where a video is shorter than the ad server or the field takes.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let media = MediaUnderTest(value), let seconds = media.file.video?.durationSeconds else { return }
    let given = MediaWish.decimal(seconds)
    if let least = media.limits.minSeconds, least > 1 {
      guard seconds < least - 0.001 else { return }
      let wanted = MediaWish.decimal(least)
      report.add(
        "\(media.name) takes \(given) s, at least \(wanted) s are needed.", hint: "Send a longer cut.",
        client: "\(media.fileName) takes \(given) seconds. Please send one of at least \(wanted) seconds.", expected: wanted,
        given: given)
    } else if seconds <= 1 {
      report.add(
        "\(media.name) takes \(given) s, more than 1 s is needed.", hint: "Send a longer cut.",
        client: "\(media.fileName) takes \(given) seconds. Please send one longer than 1 second.", expected: "1", given: given)
    }
  }
}
