import Documents

/// A picture that declares more pixels than are ever decoded.
struct ImageTooManyPixels: ValueRule {
  let about = RuleDescription(
    "image-too-many-pixels", family: .media, severity: .error, addressee: .advertiser,
    summary: "A picture has at most 40 million pixels.",
    why: """
      A small file can declare billions of pixels and fill the memory of every phone that opens it. It is told from \
      the header; such a picture is never decoded.
      """,
    sources: [.systemLimits],
    supersedes: [
      "media-too-large", "media-wrong-size", "wrong-aspect-ratio", "media-too-heavy", "animated-image", "deep-colour-image",
      "media-too-small",
    ],
    passing: [
      .asset(
        "a large photo", "MainImage", field: #""kind": "image""#, value: #"{ "file": "hero.jpg" }"#,
        files: ["hero.jpg": .jpeg(6000, 4000)])
    ],
    failing: [
      .asset(
        "a bomb", "MainImage", field: #""kind": "image""#, value: #"{ "file": "huge.png" }"#,
        files: [
          "huge.png": MediaFile(
            byteCount: 48_685, type: .png, image: ImageFacts(storedWidth: 20_000, storedHeight: 20_000, bitDepth: 1),
            fault: MediaFault(.tooManyPixels, "the PNG declares 20000x20000 pixels, 400,000,000 in all; the limit is 40,000,000"))
        ],
        finds: [
          .init(
            "MainImage",
            "MainImage huge.png has too many pixels: the PNG declares 20000x20000 pixels, 400,000,000 in all; the limit is 40,000,000.",
            hint: "Send it smaller.", client: "huge.png has 20000 x 20000 pixels, far too many. Please send it smaller.")
        ])
    ])

  let scope: ValueScope = [.image, .adChoices]
  let wakes = Signs.always

  /// Says where a header declares more pixels than are ever decoded.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let media = MediaUnderTest(value), let fault = media.file.fault, fault.kind == .tooManyPixels else { return }
    let size = media.size.map { " \($0.width) x \($0.height)" } ?? ""
    report.add(
      "\(media.name) \(fault.predicate): \(fault.reason).", hint: "Send it smaller.",
      client: "\(media.fileName) has\(size) pixels, far too many. Please send it smaller.")
  }
}
