import Documents

/// Two pictures of which each has the size that the other's place asks for.
struct ImagesSwapped: CreativeRule {
  let about = RuleDescription(
    "images-swapped", family: .creative, severity: .warning, addressee: .advertiser,
    summary: "No two pictures would fit if they changed places.",
    why: "Where the wide picture stands as the icon and the icon as the wide picture, both are refused. One swap mends both.",
    sources: [.displayAndVideo, .creativeService],
    passing: [
      Example.asset(
        "each in its place", "MainImage", field: #""kind": "image", "limits": { "aspectRatio": "1.91:1" }"#,
        value: #""hero.jpg""#,
        fields: #"{ "key": "Icon", "kind": "image", "limits": { "aspectRatio": "1:1" } }"#, assets: #""Icon": "icon.jpg""#,
        files: ["hero.jpg": .jpeg(1200, 628), "icon.jpg": .jpeg(100, 100)]),
      Example.asset(
        "pictures that fit both places", "MainImage", field: #""kind": "image""#, value: #""hero.jpg""#,
        fields: #"{ "key": "Icon", "kind": "image" }"#, assets: #""Icon": "icon.jpg""#,
        files: ["hero.jpg": .jpeg(100, 100), "icon.jpg": .jpeg(1200, 628)]),
    ],
    failing: [
      Example.asset(
        "the icon as the picture", "MainImage",
        field: #""kind": "image", "limits": { "aspectRatio": "1.91:1", "minWidth": 1200 }"#,
        value: #""a.jpg""#, fields: #"{ "key": "Icon", "kind": "image", "limits": { "aspectRatio": "1:1" } }"#,
        assets: #""Icon": "b.jpg""#, files: ["a.jpg": .jpeg(100, 100), "b.jpg": .jpeg(1200, 628)],
        finds: [
          .init(
            "Icon", "MainImage a.jpg is 100x100 and Icon b.jpg is 1200x628; each fits the other's place.",
            hint: "Swap the two files.",
            client: "this picture and the one for another place look swapped. Please check them.")
        ]
      ).besides("wrong-aspect-ratio", "media-too-small")
    ])

  /// Says which pictures fit each other's places, and neither its own.
  func check(_ creative: CreativeUnderTest, into report: inout Report) {
    guard let prepared = creative.prepared, prepared.outline.pictures.count > 1 else { return }
    var strangers: [(field: Int, value: CreativeValue, width: Int, height: Int)] = []
    for field in prepared.outline.pictures {
      guard let value = creative.value(at: field), let file = creative.lookup(value)?.file, file.fault == nil,
        let image = file.image
      else { continue }
      let (width, height) = (image.shownWidth, image.shownHeight)
      if !prepared.format.fields[field].mediaLimits.fits(width: width, height: height) {
        strangers.append((field, value, width, height))
      }
    }
    guard strangers.count > 1 else { return }
    for (index, a) in strangers.enumerated() {
      for b in strangers[(index + 1)...] {
        guard prepared.format.fields[b.field].mediaLimits.fits(width: a.width, height: a.height),
          prepared.format.fields[a.field].mediaLimits.fits(width: b.width, height: b.height)
        else { continue }
        report.add(
          "\(name(a.value, creative)) is \(a.width)x\(a.height) and \(name(b.value, creative)) is \(b.width)x\(b.height); "
            + "each fits the other's place.", hint: "Swap the two files.",
          client: "this picture and the one for another place look swapped. Please check them.",
          key: creative.creative.key(b.value),
          at: creative.creative.path(b.value))
      }
    }
  }

  private func name(_ value: CreativeValue, _ creative: CreativeUnderTest) -> String {
    "\(ValueName.of(value, in: creative.creative)) \(creative.creative.fileName(value))"
  }
}
