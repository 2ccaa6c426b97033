import Documents

/// An AdChoices icon that is lost on what it stands on.
struct AdChoicesHardToSee: CreativeRule {
  /// The contrast that a sign needs to be made out, 3:1 by WCAG 2.1, 1.4.11.
  private static let leastContrast = 3.0
  /// How much of the icon has to have it: the letter in its middle is about a fifth.
  private static let leastShare = 0.1
  /// The pixels that a picture is shrunk to: an icon of 15 points covers six of them and more at 360 points.
  private static let box = (width: 160, height: 160)

  let about = RuleDescription(
    "ad-choices-hard-to-see", family: .media, severity: .warning, addressee: .publisher,
    summary: "The AdChoices icon stands out from what is behind it.",
    why: """
      A reader must be able to find AdChoices. An icon that is as light as the picture behind it is there and yet seen by nobody. \
      It is looked at where pixels are decoded, with `--depth decode`.
      """,
    sources: [.contrast, .adChoices],
    passing: [
      icon("a dark icon on a light picture", .over, ["hero.jpg": 0xE8F0F2, "adchoices.png": 0x11214A]),
      icon("an icon beside a picture of its own colour", .beside, ["hero.jpg": 0x3B7DE0, "adchoices.png": 0x3B7DE0]),
      icon("pixels that are not looked at", .over, [:]),
    ],
    failing: [
      icon(
        "a white icon on a snowy picture", .over, ["hero.jpg": 0xE8F0F2, "adchoices.png": 0xFFFFFF],
        finds: [
          .init(
            "adChoices",
            "AdChoices adchoices.png is hard to see on MainImage hero.jpg: its contrast there is 1.1:1, at least 3:1 is needed.",
            hint: "Put the icon beside the picture, or on a colour of its own.")
        ]),
      icon(
        "a white icon on the white of the ad", .beside, ["adchoices.png": 0xE0E0E0],
        finds: [
          .init(
            "adChoices",
            "AdChoices adchoices.png is hard to see on the ad's #FFFFFF: its contrast there is 1.3:1, at least 3:1 is needed.",
            hint: "Give its place another background.")
        ]),
    ])

  /// Says where the icon is lost.
  func check(_ creative: CreativeUnderTest, into report: inout Report) {
    // The layout is measured last, since icons have pixels in a deep run alone.
    guard let format = creative.format, format.layout != nil,
      let value = creative.creative.values.first(where: { $0.subject == .adChoices && $0.content == .file }),
      let icon = creative.media.pixels(at: creative.creative.text(value), fitting: Self.box), let ground = IconGround(format)
    else { return }
    switch ground.paint {
    case .colour(let colour):
      for side in colour.light == colour.dark ? [colour.light] : [colour.light, colour.dark] {
        let name = "the ad's \(LayoutColour.text(side))\(side == colour.light ? "" : " on a dark screen")"
        let luminance = Luminance(side)
        guard let contrast = Self.contrast(of: icon, to: luminance) else { continue }
        add(value, contrast, name, "Give its place another background.", creative, into: &report)
        return
      }
    case .picture(let slot):
      guard let key = slot.key, let field = creative.format?.fields.first(where: { $0.key == key }),
        let picture = creative.value(of: field), picture.content == .file, field.kind == .image,
        let pixels = creative.media.pixels(at: creative.creative.text(picture), fitting: Self.box),
        let part = ground.part(of: slot, picture: PointSize(width: Double(pixels.width), height: Double(pixels.height))),
        let luminance = pixels.luminance(in: part), let contrast = Self.contrast(of: icon, to: luminance)
      else { return }
      let name = "\(key) \(creative.creative.fileName(picture))"
      add(value, contrast, name, "Put the icon beside the picture, or on a colour of its own.", creative, into: &report)
    }
  }

  private func add(
    _ value: CreativeValue, _ contrast: Double, _ ground: String, _ hint: String, _ creative: CreativeUnderTest,
    into report: inout Report
  ) {
    let given = MediaWish.decimal((contrast * 10).rounded(.down) / 10) + ":1"
    report.add(
      """
      AdChoices \(creative.creative.fileName(value)) is hard to see on \(ground): its contrast there is \(given), \
      at least 3:1 is needed.
      """,
      hint: hint, key: creative.creative.key(value), at: creative.creative.path(value), expected: "at least 3:1", given: given)
  }

  /// Returns the mean contrast of an icon to what is behind it where it is too little, nil where the icon or part of it stands out.
  private static func contrast(of icon: Bitmap, to ground: Luminance) -> Double? {
    guard icon.share(standingOutFrom: ground, by: leastContrast) < leastShare,
      let contrast = icon.luminance(in: PointRect(width: 1, height: 1))?.contrast(to: ground), contrast < leastContrast
    else { return nil }
    return contrast
  }

  /// Where the icon stands in the layout of an example.
  private enum Place {
    case over, beside
  }

  /// An example of an icon and a picture, each of one colour.
  private static func icon(
    _ title: String, _ place: Place, _ colours: [String: UInt32], finds: [Example.Expected] = [], line: Int = #line
  ) -> Example {
    let media = #"{ "slot": "@media", "aspect": "1.91:1", "contentMode": "aspectFill" }"#
    let row = #"{ "at": "top", "row": [{ "slot": "@attribution" }, { "space": "grow" }, { "slot": "@adChoices" }] }"#
    let root = place == .over ? #"{ "layers": [\#(media), \#(row)] }"# : #"{ "column": [\#(row), \#(media)] }"#
    return .asset(
      title, "MainImage", field: #""kind": "image", "required": true"#, value: #"{ "file": "hero.jpg" }"#,
      members: """
        "media": { "video": "none", "fallbackImage": "MainImage", "tap": "MainImage" },
        "layout": { "width": 360, "root": \(root) }
        """,
      links: #""adChoices": { "file": "adchoices.png" }, "destinationUrl": "https://trailhead.example/walks""#,
      files: ["hero.jpg": .jpeg(1200, 628), "adchoices.png": .picture(.png, 45, 45)], finds: finds, line: line
    ).painted(colours)
  }
}
