import Documents

/// A path that leads out of the creative's folder.
struct FileOutsideRoot: ValueRule {
  let about = RuleDescription(
    "file-outside-root", family: .media, severity: .error, addressee: .publisher,
    summary: "Files lie in the folder of their creative.",
    why: """
      A path that leads out of the folder works on one machine only, and may name a file that nobody meant to hand \
      over.
      """,
    sources: [.creativeService],
    passing: [
      .asset(
        "a file in a folder below", "MainImage", field: #""kind": "image""#, value: #"{ "file": "media/hero.jpg" }"#,
        files: ["media/hero.jpg": .jpeg(1200, 628)])
    ],
    failing: [
      .asset(
        "a path upwards", "MainImage", field: #""kind": "image""#, value: #"{ "file": "../../hero.jpg" }"#,
        finds: [
          .init(
            "MainImage", "MainImage names ../../hero.jpg, which leads out of the creative's folder.",
            hint: "Put the file beside the creative and name it from there.")
        ])
    ])

  let scope: ValueScope = .media
  let wakes = Signs.always

  /// Says where a path leaves the folder that files are taken from.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard value.media == .outsideRoot else { return }
    report.add(
      "\(value.name) names \(value.text.visible), which leads out of the creative's folder.",
      hint: "Put the file beside the creative and name it from there.", given: value.text.visible)
  }
}
