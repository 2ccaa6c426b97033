import Documents

/// A video longer than its field takes.
struct VideoTooLong: ValueRule {
  let about = RuleDescription(
    "video-too-long", family: .media, severity: .error, addressee: .advertiser,
    summary: "A video is not longer than its field's greatest duration.",
    why: """
      The player stops at the limit, or the buyer's system refuses the video.
      """,
    sources: [.nativeVideo],
    passing: [
      .asset(
        "exactly the greatest duration", "Video", field: #""kind": "video", "limits": { "maxSeconds": 15 }"#,
        value: #"{ "file": "clip.mp4" }"#, fields: #"{ "key": "MainImage", "kind": "image", "required": true }"#,
        assets: #""MainImage": "hero.jpg""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Video" }"#,
        files: ["clip.mp4": .mp4(1280, 720, seconds: 15), "hero.jpg": .jpeg(1200, 628)])
    ],
    failing: [
      .asset(
        "too long", "Video", field: #""kind": "video", "limits": { "maxSeconds": 30 }"#, value: #"{ "file": "clip.mp4" }"#,
        fields: #"{ "key": "MainImage", "kind": "image", "required": true }"#, assets: #""MainImage": "hero.jpg""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Video" }"#,
        files: ["clip.mp4": .mp4(1280, 720, seconds: 45.5), "hero.jpg": .jpeg(1200, 628)],
        finds: [
          .init(
            "Video", "Video clip.mp4 takes 45.5 s, at most 30 s are taken.", hint: "Cut 15.5 s.",
            client: "clip.mp4 takes 45.5 seconds. Please send one of at most 30 seconds.")
        ])
    ])

  let scope: ValueScope = .video
  let wakes = Signs.always

  /// Says where a video is longer than the field takes.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let media = MediaUnderTest(value), let seconds = media.file.video?.durationSeconds, let most = media.limits.maxSeconds,
      seconds > most + 0.001
    else { return }
    let given = MediaWish.decimal(seconds)
    let wanted = MediaWish.decimal(most)
    report.add(
      "\(media.name) takes \(given) s, at most \(wanted) s are taken.", hint: "Cut \(MediaWish.decimal(seconds - most)) s.",
      client: "\(media.fileName) takes \(given) seconds. Please send one of at most \(wanted) seconds.", expected: wanted,
      given: given)
  }
}
