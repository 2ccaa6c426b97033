import Documents

/// A video of a ratio that programmatic buyers do not take.
struct VideoWrongRatio: ValueRule {
  let about = RuleDescription(
    "video-wrong-ratio", family: .media, severity: .note, addressee: .advertiser,
    summary: "A video has one of the ratios that programmatic guidelines name.",
    why: """
      Programmatic native video comes as 4:3, 16:9, 1:1, 3:4 or 9:16; others are not bought.
      """,
    sources: [.programmaticGuidelines],
    isProgrammaticGuideline: true,
    passing: [
      .asset(
        "16:9", "Video", field: #""kind": "video""#, value: #"{ "file": "clip.mp4" }"#,
        fields: #"{ "key": "MainImage", "kind": "image", "required": true }"#, assets: #""MainImage": "hero.jpg""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Video" }"#,
        files: ["clip.mp4": .mp4(1280, 720), "hero.jpg": .jpeg(1200, 628)]),
      .asset(
        "4:5, which publishers sell themselves", "Video", field: #""kind": "video""#, value: #"{ "file": "clip.mp4" }"#,
        fields: #"{ "key": "MainImage", "kind": "image", "required": true }"#, assets: #""MainImage": "hero.jpg""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Video" }"#,
        files: ["clip.mp4": .mp4(1080, 1350), "hero.jpg": .jpeg(1200, 628)]),
      .asset(
        "4:5, which the field itself asks for", "Video", field: #""kind": "video", "limits": { "aspectRatios": ["4:5"] }"#,
        value: #"{ "file": "clip.mp4" }"#, fields: #"{ "key": "MainImage", "kind": "image", "required": true }"#,
        assets: #""MainImage": "hero.jpg""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Video" }"#,
        files: ["clip.mp4": .mp4(1080, 1350), "hero.jpg": .jpeg(1200, 628)], profile: .programmatic),
    ],
    failing: [
      .asset(
        "4:5", "Video", field: #""kind": "video""#, value: #"{ "file": "clip.mp4" }"#,
        fields: #"{ "key": "MainImage", "kind": "image", "required": true }"#, assets: #""MainImage": "hero.jpg""#,
        members: #""media": { "video": "optional", "fallbackImage": "MainImage", "tap": "Video" }"#,
        files: ["clip.mp4": .mp4(1080, 1350), "hero.jpg": .jpeg(1200, 628)], profile: .programmatic,
        finds: [
          .init(
            "Video", "Video clip.mp4 is 1080x1350 (4:5); programmatic buyers take 4:3, 16:9, 1:1, 3:4 and 9:16.",
            hint: "Send 3:4, nearest to it.", client: "clip.mp4 is 1080 x 1350. Please send a video of 3:4, 1:1 or 16:9.")
        ])
    ])

  let scope: ValueScope = .video
  let wakes = Signs.always

  /// Says where a ratio is none that programmatic buyers take, and the field does not ask for it.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let media = MediaUnderTest(value), media.file.video != nil, let size = media.size, size.width > 0, size.height > 0
    else { return }
    let isAskedFor = media.limits.aspectRatios.contains {
      $0.isMet(width: size.width, height: size.height, tolerance: media.limits.tolerance)
    }
    let isTaken = value.profile.videoRatios.contains { $0.isMet(width: size.width, height: size.height, tolerance: 0.01) }
    guard !isAskedFor, !isTaken else { return }
    var limits = MediaAssetLimits()
    limits.aspectRatios = Profile.programmaticRatios
    let nearest = MediaWish.nearestRatio(limits, size)?.text ?? "16:9"
    let list = Profile.programmaticRatios.map(\.text)
    report.add(
      """
      \(media.name) is \(media.sizeText) (\(MediaWish.ratioText(size.width, size.height))); programmatic buyers take \
      \(list.dropLast().joined(separator: ", ")) and \(list.last ?? "").
      """,
      hint: "Send \(nearest), nearest to it.",
      client:
        "\(media.fileName) is \(size.width) x \(size.height). Please send a video of \(nearest == "1:1" ? "1:1" : "\(nearest), 1:1") or 16:9."
    )
  }
}
