import Documents

/// A picture or video smaller than its field asks for.
struct MediaTooSmall: ValueRule {
  let about = RuleDescription(
    "media-too-small", family: .media, severity: .error, addressee: .advertiser,
    summary: "A picture or video has at least the size that its field asks for.",
    why: """
      A smaller picture is stretched and blurs on every newer phone; buyers' systems refuse it.
      """,
    sources: [.displayAndVideo, .programmaticGuidelines],
    supersedes: ["video-too-small"],
    passing: [
      .asset(
        "exactly the least size", "MainImage", field: #""kind": "image", "limits": { "minWidth": 1200, "minHeight": 627 }"#,
        value: #"{ "file": "hero.jpg" }"#, files: ["hero.jpg": .jpeg(1200, 627)])
    ],
    failing: [
      .asset(
        "one pixel short", "MainImage", field: #""kind": "image", "limits": { "minWidth": 1200, "minHeight": 627 }"#,
        value: #"{ "file": "hero.jpg" }"#, files: ["hero.jpg": .jpeg(1199, 627)],
        finds: [
          .init(
            "MainImage", "MainImage hero.jpg is 1199x627, at least 1200x627 is needed.", hint: "Send 1200x627 or larger.",
            client: "hero.jpg is 1199 x 627 pixels. Please send one of at least 1200 x 627.")
        ])
    ])

  let scope: ValueScope = .media
  let wakes = Signs.always

  /// Says where a side, or the weight, is under the least one.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let media = MediaUnderTest(value) else { return }
    let limits = media.limits
    if let least = limits.minBytes, media.file.byteCount < least {
      report.add(
        "\(media.name) has \(media.file.byteCount.grouped) bytes, at least \(least.grouped) are needed.",
        hint: "Send the full-size file.",
        client: "\(media.fileName) has only \(MediaWish.megabytes(media.file.byteCount)). Please send the full-size file.",
        expected: "\(least)", given: "\(media.file.byteCount)")
    }
    guard let size = media.size, size.width < limits.minWidth ?? 0 || size.height < limits.minHeight ?? 0 else { return }
    let wish = SizeWish(limits.minWidth, limits.minHeight, "at least")
    let turned = media.turnedNote
    report.add(
      "\(media.name) is \(media.sizeText)\(turned.isEmpty ? "" : " as shown"), \(wish.text) is needed.",
      hint: "Send \(wish.hint("or larger"))\(turned).",
      client: "\(media.fileName) is \(size.width) x \(size.height) pixels. Please send one \(wish.client).", expected: wish.data,
      given: media.sizeText)
  }
}
