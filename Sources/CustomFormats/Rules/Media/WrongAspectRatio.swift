import Documents

/// A picture or video of another ratio than its field takes.
struct WrongAspectRatio: ValueRule {
  let about = RuleDescription(
    "wrong-aspect-ratio", family: .media, severity: .error, addressee: .advertiser,
    summary: "A picture or video has a ratio that its field takes.",
    why: """
      The app draws the area in its own ratio: a picture of another one is cropped, stretched or framed by empty \
      bars. 1 % is what Google's responsive display ads allow.
      """,
    sources: [.displayAndVideo, .openRTBNative],
    supersedes: ["image-cropped", "image-stretched", "video-wrong-ratio"],
    passing: [
      .asset(
        "1200x627 is 1.91:1", "MainImage", field: #""kind": "image", "limits": { "aspectRatios": ["1.91:1"] }"#,
        value: #"{ "file": "hero.jpg" }"#, files: ["hero.jpg": .jpeg(1200, 627)]),
      .asset(
        "1200x628 is 1.91:1", "MainImage", field: #""kind": "image", "limits": { "aspectRatios": ["1.91:1"] }"#,
        value: #"{ "file": "hero.jpg" }"#, files: ["hero.jpg": .jpeg(1200, 628)]),
      .asset(
        "2000x1047 is 1.91:1", "MainImage", field: #""kind": "image", "limits": { "aspectRatios": ["1.91:1"] }"#,
        value: #"{ "file": "hero.jpg" }"#, files: ["hero.jpg": .jpeg(2000, 1047)]),
    ],
    failing: [
      .asset(
        "a square picture", "MainImage",
        field: #""kind": "image", "limits": { "aspectRatios": ["1.91:1"], "minWidth": 1000, "minHeight": 627 }"#,
        value: #"{ "file": "hero-17.jpg" }"#, files: ["hero-17.jpg": .jpeg(1080, 1080)],
        finds: [
          .init(
            "MainImage", "MainImage hero-17.jpg is 1080x1080 (1:1), wanted 1.91:1 within 1 %.",
            hint: "Send 1198x627 or larger; cropping this one leaves 1080x565, too small.",
            client:
              "hero-17.jpg is square. We need a wide picture, 1198 x 627 or larger. Cropped, this one would be too small, so please send a new one."
          )
        ]),
      .asset(
        "sides swapped", "MainImage", field: #""kind": "image", "limits": { "aspectRatios": ["1.91:1"] }"#,
        value: #"{ "file": "hero.jpg" }"#, files: ["hero.jpg": .jpeg(628, 1200)],
        finds: [
          .init(
            "MainImage", "MainImage hero.jpg is 628x1200 (1:1.91), wanted 1.91:1 within 1 %.",
            hint: "Width and height are swapped: send it turned to 1200x628.",
            client: "hero.jpg is upright. We need a wide picture, 1200 x 628.")
        ]),
      .asset(
        "two ratios, neither met", "MainImage", field: #""kind": "image", "limits": { "aspectRatios": ["1.91:1", "1:1"] }"#,
        value: #"{ "file": "hero.jpg" }"#, files: ["hero.jpg": .jpeg(1600, 1200)],
        finds: [
          .init(
            "MainImage", "MainImage hero.jpg is 1600x1200 (4:3), wanted 1.91:1 or 1:1 within 1 %.",
            hint: "Crop it to 1200x1200, or send 1:1.",
            client: "hero.jpg is nearly square. We need a picture of 1:1; please crop it to 1200 x 1200.")
        ]),
    ])

  let scope: ValueScope = .media
  let wakes = Signs.always

  /// Says where the ratio is none that the field takes, and which size would fit.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let media = MediaUnderTest(value), let size = media.size, size.width > 0, size.height > 0,
      !media.limits.aspectRatios.isEmpty
    else { return }
    let limits = media.limits
    let isMet = limits.aspectRatios.contains { $0.isMet(width: size.width, height: size.height, tolerance: limits.tolerance) }
    guard !isMet, let ratio = MediaWish.nearestRatio(limits, size) else { return }
    let advice = RatioAdvice(size: size, ratio: ratio, limits: limits, fileName: media.fileName, noun: media.noun)
    report.add(
      """
      \(media.name) is \(media.sizeText) (\(MediaWish.ratioText(size.width, size.height))), wanted \
      \(MemberReader.list(limits.aspectRatios.map(\.text))) within \(MediaWish.decimal(limits.tolerance * 100)) %.
      """,
      hint: advice.hint, client: advice.client, expected: limits.aspectRatios.map(\.text).joined(separator: ", "),
      given: MediaWish.ratioText(size.width, size.height))
  }
}
