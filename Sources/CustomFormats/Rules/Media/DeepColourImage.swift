import Documents

/// A picture with more than 8 bits a colour.
struct DeepColourImage: ValueRule {
  let about = RuleDescription(
    "deep-colour-image", family: .media, severity: .note, addressee: .advertiser,
    summary: "A picture has 8 bits a colour.",
    why: """
      16 bits a colour double the weight, and no phone's ad view shows the difference.
      """,
    sources: [.systemLimits],
    passing: [
      .asset(
        "8 bits a colour", "MainImage", field: #""kind": "image""#, value: #"{ "file": "hero.png" }"#,
        files: ["hero.png": .picture(.png, 1200, 628)])
    ],
    failing: [
      .asset(
        "16 bits a colour", "MainImage", field: #""kind": "image""#, value: #"{ "file": "hero.png" }"#,
        files: [
          "hero.png": MediaFile(
            byteCount: 839, type: .png, image: ImageFacts(storedWidth: 300, storedHeight: 300, bitDepth: 16, colourModel: .grey))
        ],
        finds: [
          .init(
            "MainImage", "MainImage hero.png has 16 bits a colour; screens show 8.", hint: "Export it with 8 bits a colour.",
            client: "hero.png has 16 bits a colour. Please export it with 8; it becomes half as heavy.")
        ])
    ])

  let scope: ValueScope = [.image, .adChoices]
  let wakes = Signs.always

  /// Says where a picture has more than 8 bits a colour.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let media = MediaUnderTest(value), let image = media.file.image, image.bitDepth > 8 else { return }
    report.add(
      "\(media.name) has \(image.bitDepth) bits a colour; screens show 8.", hint: "Export it with 8 bits a colour.",
      client: "\(media.fileName) has \(image.bitDepth) bits a colour. Please export it with 8; it becomes half as heavy.",
      expected: "8",
      given: "\(image.bitDepth)")
  }
}
