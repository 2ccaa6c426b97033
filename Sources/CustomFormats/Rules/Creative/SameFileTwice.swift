import Documents

/// One media file in two places of a creative.
struct SameFileTwice: CreativeRule {
  let about = RuleDescription(
    "same-file-twice", family: .creative, severity: .note, addressee: .advertiser,
    summary: "Every media file of a creative stands in one place.",
    why: "A picture in the place of the logo is mostly a slip of the hand. The ad server also takes a file once in a creative.",
    sources: [.creativeService],
    passing: [
      Example.asset(
        "two files", "MainImage", field: #""kind": "image""#, value: #""hero.jpg""#,
        fields: #"{ "key": "Icon", "kind": "image" }"#,
        assets: #""Icon": "icon.jpg""#, files: ["hero.jpg": .jpeg(1200, 628), "icon.jpg": .jpeg(100, 100)])
    ],
    failing: [
      Example.asset(
        "a picture as the icon", "MainImage", field: #""kind": "image""#, value: #""img/hero.jpg""#,
        fields: #"{ "key": "Icon", "kind": "image" }"#, assets: #""Icon": { "file": "img/hero.jpg" }"#,
        files: ["img/hero.jpg": .jpeg(1200, 628)],
        finds: [
          .init(
            "Icon", "Icon names the same file as MainImage, hero.jpg.", hint: "Name another file if that is not meant.",
            client: "this is the same file as in another place. Please check it.")
        ])
    ])

  /// Says which media files stand in a second place.
  func check(_ creative: CreativeUnderTest, into report: inout Report) {
    guard let prepared = creative.prepared, prepared.outline.media.count > 1 else { return }
    let all = creative.creative
    let values = prepared.outline.media.compactMap { creative.value(at: $0) }.filter { $0.content == .file }
    for (index, value) in values.enumerated() {
      guard let earlier = values[..<index].first(where: { all.isSameText($0, value) }) else { continue }
      let path = all.text(value)
      report.add(
        "\(ValueName.of(value, in: all)) names the same file as \(ValueName.of(earlier, in: all)), \(all.fileName(value)).",
        hint: "Name another file if that is not meant.", client: "this is the same file as in another place. Please check it.",
        key: all.key(value), at: all.path(value), given: path)
    }
  }
}
