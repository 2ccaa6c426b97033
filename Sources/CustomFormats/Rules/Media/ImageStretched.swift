import Documents

/// A picture that its slot pulls out of shape.
struct ImageStretched: ValueRule {
  let about = RuleDescription(
    "image-stretched", family: .media, severity: .note, addressee: .advertiser,
    summary: "A picture that is scaled to its slot has the slot's ratio.",
    why: """
      A plain image view scales a picture to its own shape: faces grow broad or long, and logos are no longer the advertiser's. 1 % is not \
      seen.
      """,
    sources: [.programmaticGuidelines, .useCustomFormats], isProgrammaticGuideline: true,
    passing: [
      SlotExample.asset("the slot's own ratio", mode: "scaleToFill", size: (1200, 628)),
      SlotExample.asset("a picture that fills its slot and is cut", mode: "aspectFill", size: (1250, 628)),
    ],
    failing: [
      SlotExample.asset(
        "a square picture in a wide slot", mode: "scaleToFill", size: (1200, 1200),
        finds: [
          .init(
            "MainImage", "MainImage hero.jpg is 1200x1200; its slot of 360x188 points pulls it out of shape by 91 %.",
            hint: "Send one of 1.91:1.", client: "our app would pull hero.jpg out of shape. Please send a picture of 1.91:1.")
        ])
    ])

  let scope: ValueScope = .image
  let wakes = Signs.always

  /// Says how far a slot pulls a picture out of shape.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let media = MediaUnderTest(value), let size = media.size, size.width > 0, size.height > 0 else { return }
    let given = Double(size.width) / Double(size.height)
    for slot in value.slots where slot.contentMode == .scaleToFill && slot.rect.width > 0 && slot.rect.height > 0 {
      let wanted = slot.rect.width / slot.rect.height
      let pull = max(wanted / given, given / wanted) - 1
      guard pull > 0.01 else { continue }
      let points = "\(Int(slot.rect.width.rounded()))x\(Int(slot.rect.height.rounded()))"
      let ratio = MediaWish.ratioText(wanted)
      report.add(
        "\(media.name) is \(media.sizeText); its slot of \(points) points pulls it out of shape by \(MediaWish.decimal((pull * 100).rounded())) %.",
        hint: "Send one of \(ratio).",
        client: "our app would pull \(media.fileName) out of shape. Please send a picture of \(ratio).",
        expected: ratio, given: media.sizeText)
      return
    }
  }
}
