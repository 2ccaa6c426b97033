import Documents

/// An AdChoices picture with fewer pixels than its slot has points.
struct AdChoicesImageTooSmall: ValueRule {
  /// The least width and height in pixels: the icon is drawn at 15x15 points.
  static let leastSide = 15

  let about = RuleDescription(
    "ad-choices-image-too-small", family: .creative, severity: .error, addressee: .publisher,
    summary: "The AdChoices picture has at least 15x15 pixels.",
    why: "AdChoices is drawn at 15x15 points or more. A smaller picture is blown up until nobody can make it out.",
    sources: [.adChoices, .useCustomFormats],
    passing: [
      Example.asset(
        "15x15 pixels", value: #""Night hikes""#,
        links: #""adChoices": { "file": "adchoices.png" }, "destinationUrl": "https://trailhead.example/walks""#,
        files: ["adchoices.png": .picture(.png, 15, 15)])
    ],
    failing: [
      Example.asset(
        "12x15 pixels", value: #""Night hikes""#,
        links: #""adChoices": { "file": "icons/adchoices.png" }, "destinationUrl": "https://trailhead.example/walks""#,
        files: ["icons/adchoices.png": .picture(.png, 12, 15)],
        finds: [
          .init(
            "adChoices", "AdChoices adchoices.png is 12x15, at least 15x15 is needed.",
            hint: "Send a picture of 15x15 pixels or more.")
        ])
    ])

  let scope = ValueScope.adChoices
  let wakes = Signs.always

  /// Says whether the picture is too small.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let file = value.file, file.fault == nil, let image = file.image else { return }
    let (width, height) = (image.shownWidth, image.shownHeight)
    guard min(width, height) < Self.leastSide else { return }
    report.add(
      "\(value.name) \(value.fileName.excerpt) is \(width)x\(height), at least 15x15 is needed.",
      hint: "Send a picture of 15x15 pixels or more.", expected: "at least 15x15", given: "\(width)x\(height)")
  }
}
