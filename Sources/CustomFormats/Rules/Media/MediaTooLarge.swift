import Documents

/// A picture or video larger than its field takes.
struct MediaTooLarge: ValueRule {
  let about = RuleDescription(
    "media-too-large", family: .media, severity: .error, addressee: .advertiser,
    summary: "A picture or video has at most the size that its field takes.",
    why: """
      A larger picture costs every viewer time and memory, and buyers' systems refuse it.
      """,
    sources: [.displayAndVideo],
    passing: [
      .asset(
        "exactly the greatest size", "MainImage", field: #""kind": "image", "limits": { "maxWidth": 2000, "maxHeight": 1047 }"#,
        value: #"{ "file": "hero.jpg" }"#, files: ["hero.jpg": .jpeg(2000, 1047)])
    ],
    failing: [
      .asset(
        "too wide", "MainImage", field: #""kind": "image", "limits": { "maxWidth": 2000, "maxHeight": 1047 }"#,
        value: #"{ "file": "hero.jpg" }"#, files: ["hero.jpg": .jpeg(2400, 1256)],
        finds: [
          .init(
            "MainImage", "MainImage hero.jpg is 2400x1256, at most 2000x1047 is taken.", hint: "Send 2000x1047 or smaller.",
            client: "hero.jpg is 2400 x 1256 pixels. Please send one of at most 2000 x 1047.")
        ])
    ])

  let scope: ValueScope = .media
  let wakes = Signs.always

  /// Says where a side is over the greatest one.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let media = MediaUnderTest(value), let size = media.size else { return }
    guard size.width > media.limits.maxWidth ?? .max || size.height > media.limits.maxHeight ?? .max else { return }
    let wish = SizeWish(media.limits.maxWidth, media.limits.maxHeight, "at most")
    report.add(
      "\(media.name) is \(media.sizeText), \(wish.text) is taken.", hint: "Send \(wish.hint("or smaller")).",
      client: "\(media.fileName) is \(size.width) x \(size.height) pixels. Please send one \(wish.client).", expected: wish.data,
      given: media.sizeText)
  }
}
