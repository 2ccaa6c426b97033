import Documents

/// A picture of which the app cuts off more than buyers allow.
struct ImageCropped: ValueRule {
  let about = RuleDescription(
    "image-cropped", family: .media, severity: .note, addressee: .advertiser,
    summary: "A picture that fills its slot loses at most a tenth of its width, and nothing of its height.",
    why: """
      The guidelines for programmatic native ads allow 10 % to be cut off the sides and nothing off the top and bottom, where faces and \
      words are.
      """,
    sources: [.programmaticGuidelines], isProgrammaticGuideline: true,
    passing: [
      SlotExample.asset("the slot's own ratio", mode: "aspectFill", size: (1200, 628)),
      SlotExample.asset("a tenth of the width", mode: "aspectFill", size: (1320, 628)),
      SlotExample.asset("a picture that is fitted into its slot", mode: "aspectFit", size: (1200, 1200)),
    ],
    failing: [
      SlotExample.asset(
        "a square picture in a wide slot", mode: "aspectFill", size: (1200, 1200),
        finds: [
          .init(
            "MainImage", "MainImage hero.jpg is 1200x1200; its slot of 360x188 points cuts 48 % off its height.",
            hint: "Send one of 1.91:1.", client: "our app cuts off part of hero.jpg. Please send a picture of 1.91:1.")
        ]),
      SlotExample.asset(
        "a banner in a wide slot", mode: "aspectFill", size: (1500, 628),
        finds: [
          .init(
            "MainImage",
            "MainImage hero.jpg is 1500x628; its slot of 360x188 points cuts 20 % off its width, at most 10 % is allowed.",
            hint: "Send one of 1.91:1.", client: "our app cuts off part of hero.jpg. Please send a picture of 1.91:1.")
        ]),
    ])

  let scope: ValueScope = .image
  let wakes = Signs.always

  /// Says how much a slot cuts off a picture that fills it.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let media = MediaUnderTest(value), let size = media.size, size.width > 0, size.height > 0 else { return }
    let given = Double(size.width) / Double(size.height)
    for slot in value.slots where slot.contentMode == .aspectFill && slot.rect.width > 0 && slot.rect.height > 0 {
      let wanted = slot.rect.width / slot.rect.height
      let cutsWidth = given > wanted
      let part = cutsWidth ? 1 - wanted / given : 1 - given / wanted
      // A hundredth is what ratios may be off anyway.
      guard part > (cutsWidth ? 0.101 : 0.01) else { continue }
      let percent = MediaWish.decimal((part * 100).rounded())
      let points = "\(Int(slot.rect.width.rounded()))x\(Int(slot.rect.height.rounded()))"
      let ratio = MediaWish.ratioText(wanted)
      report.add(
        """
        \(media.name) is \(media.sizeText); its slot of \(points) points cuts \(percent) % off its \
        \(cutsWidth ? "width, at most 10 % is allowed" : "height").
        """,
        hint: "Send one of \(ratio).", client: "our app cuts off part of \(media.fileName). Please send a picture of \(ratio).",
        expected: ratio, given: media.sizeText)
      return
    }
  }
}
