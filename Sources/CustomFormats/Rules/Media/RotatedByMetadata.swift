import Documents

/// A picture that metadata turns or mirrors.
struct RotatedByMetadata: ValueRule {
  let about = RuleDescription(
    "rotated-by-metadata", family: .media, severity: .warning, addressee: .advertiser,
    summary: "A picture is stored upright.",
    why: """
      Some programs turn a picture as its metadata asks, some show it lying on its side. Stored upright it looks the \
      same everywhere.
      """,
    sources: [.creativeService],
    passing: [
      .asset(
        "stored upright", "MainImage", field: #""kind": "image""#, value: #"{ "file": "hero.jpg" }"#,
        files: ["hero.jpg": .jpeg(1200, 628)])
    ],
    failing: [
      .asset(
        "turned by metadata", "MainImage", field: #""kind": "image", "limits": { "minWidth": 1200 }"#,
        value: #"{ "file": "hero.jpg" }"#, files: ["hero.jpg": .jpeg(627, 1200, orientation: 6)],
        finds: [
          .init(
            "MainImage", "MainImage hero.jpg is stored as 627x1200 and shown as 1200x627: its metadata turns it.",
            hint: "Export it upright.", client: "hero.jpg is turned by its metadata. Please save it upright.")
        ])
    ])

  let scope: ValueScope = [.image, .adChoices]
  let wakes = Signs.always

  /// Says where metadata turns or mirrors a picture.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let media = MediaUnderTest(value), let image = media.file.image, image.orientation > 1 else { return }
    let size = image.isTurned ? "\(image.storedWidth)x\(image.storedHeight) and shown as \(media.sizeText)" : "\(media.sizeText)"
    let how = image.isTurned ? "turns it" : image.orientation == 3 ? "turns it upside down" : "mirrors it"
    report.add(
      "\(media.name) is stored as \(size): its metadata \(how).", hint: "Export it upright.",
      client: "\(media.fileName) is turned by its metadata. Please save it upright.")
  }
}
