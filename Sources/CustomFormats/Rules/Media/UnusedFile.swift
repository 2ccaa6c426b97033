import Documents

/// A delivered media file that no creative names.
struct UnusedFile: DeliveredFileRule {
  let about = RuleDescription(
    "unused-file", family: .media, severity: .warning, addressee: .advertiser,
    summary: "Every delivered media file is named by a creative.",
    why: """
      A picture that was sent and is named nowhere is often the one that was meant: the old one runs, or a row of the \
      sheet was forgotten.
      """,
    sources: [.creativeService],
    passing: [
      .asset(
        "each file is named", "MainImage", field: #""kind": "image""#, value: #"{ "file": "hero.jpg" }"#,
        files: ["hero.jpg": .jpeg(1200, 628)]
      ).asDelivery,
      .asset(
        "a file beside the creative that is no delivery", "MainImage", field: #""kind": "image""#,
        value: #"{ "file": "hero.jpg" }"#,
        files: ["hero.jpg": .jpeg(1200, 628), "draft.jpg": .jpeg(1200, 628)]),
    ],
    failing: [
      .asset(
        "a file that was sent and is named nowhere", "MainImage", field: #""kind": "image""#,
        value: #"{ "file": "hero.jpg" }"#,
        files: ["hero.jpg": .jpeg(1200, 628), "autumn/hero.jpg": .jpeg(1200, 628)],
        finds: [
          .init(
            nil, "autumn/hero.jpg is named by no creative.", hint: "Name it, or leave it out of the delivery.",
            client: "autumn/hero.jpg is used nowhere. Please name it, or leave it out.")
        ]
      ).asDelivery
    ])

  /// Says where a file is named nowhere.
  func check(_ file: DeliveredFile, into report: inout Report) {
    guard !file.isNamed else { return }
    let name = String(file.path.visible.suffix(80))
    report.add(
      "\(name) is named by no creative.", hint: "Name it, or leave it out of the delivery.",
      client: "\(name) is used nowhere. Please name it, or leave it out.", given: name)
  }
}
