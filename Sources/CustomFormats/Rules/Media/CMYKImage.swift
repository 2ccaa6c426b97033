import Documents

/// A picture in the colours of print.
struct CMYKImage: ValueRule {
  let about = RuleDescription(
    "cmyk-image", family: .media, severity: .error, addressee: .advertiser,
    summary: "A picture has the colours of screens, not of print.",
    why: """
      The ad server refuses CMYK pictures, and apps show them as negatives or in wrong colours.
      """,
    sources: [.creativeTemplateService, .displayAndVideo],
    passing: [
      .asset(
        "an RGB picture", "MainImage", field: #""kind": "image""#, value: #"{ "file": "hero.jpg" }"#,
        files: ["hero.jpg": .jpeg(1200, 628)])
    ],
    failing: [
      .asset(
        "a CMYK picture", "MainImage", field: #""kind": "image""#, value: #"{ "file": "hero.jpg" }"#,
        files: ["hero.jpg": .jpeg(1200, 628, colourModel: .cmyk)],
        finds: [
          .init(
            "MainImage", "MainImage hero.jpg is in CMYK, the colours of print.", hint: "Export it in RGB (sRGB).",
            client: "hero.jpg is in print colours (CMYK). Please export it in RGB.")
        ])
    ])

  let scope: ValueScope = [.image, .adChoices]
  let wakes = Signs.always

  /// Says where a picture is in the colours of print.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let media = MediaUnderTest(value), media.file.image?.colourModel == .cmyk else { return }
    report.add(
      "\(media.name) is in CMYK, the colours of print.", hint: "Export it in RGB (sRGB).",
      client: "\(media.fileName) is in print colours (CMYK). Please export it in RGB.", expected: "RGB", given: "CMYK")
  }
}
