import Documents

/// A picture or video of another size than its field asks for.
struct MediaWrongSize: ValueRule {
  let about = RuleDescription(
    "media-wrong-size", family: .media, severity: .error, addressee: .advertiser,
    summary: "A picture or video has the very size that its field asks for.",
    why: """
      Where a field names one size, the app draws that many points and nothing else fits.
      """,
    sources: [.createCustomFormats],
    supersedes: ["media-too-small", "media-too-large", "wrong-aspect-ratio"],
    passing: [
      .asset(
        "the very size", "MainImage", field: #""kind": "image", "limits": { "width": 300, "height": 300 }"#,
        value: #"{ "file": "logo.png" }"#, files: ["logo.png": .picture(.png, 300, 300)])
    ],
    failing: [
      .asset(
        "another size", "MainImage", field: #""kind": "image", "limits": { "width": 300, "height": 300 }"#,
        value: #"{ "file": "logo.png" }"#, files: ["logo.png": .picture(.png, 301, 300)],
        finds: [
          .init(
            "MainImage", "MainImage logo.png is 301x300, exactly 300x300 is needed.", hint: "Send 300x300.",
            client: "logo.png is 301 x 300 pixels. Please send one of exactly 300 x 300.")
        ])
    ])

  let scope: ValueScope = .media
  let wakes = Signs.always

  /// Says where a side is not the one that is asked for.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let media = MediaUnderTest(value), let size = media.size else { return }
    guard size.width != media.limits.width ?? size.width || size.height != media.limits.height ?? size.height else { return }
    let wish = SizeWish(media.limits.width, media.limits.height, "exactly")
    report.add(
      "\(media.name) is \(media.sizeText), \(wish.text) is needed.", hint: "Send \(wish.hint("")).",
      client: "\(media.fileName) is \(size.width) x \(size.height) pixels. Please send one \(wish.client).", expected: wish.data,
      given: media.sizeText)
  }
}
