import Documents

/// A media file that is an address and was not fetched.
struct MediaNotChecked: ValueRule {
  let about = RuleDescription(
    "media-not-checked", family: .creative, severity: .note, addressee: .publisher,
    summary: "Every media file is at hand and was measured.",
    why:
      "Nothing is fetched from the network, so a file that is only linked to was not looked at. It is counted as not checked, never as ready.",
    sources: [.fileFormats],
    passing: [
      Example.asset(
        "a file", "MainImage", field: #""kind": "image""#, value: #""hero.jpg""#, files: ["hero.jpg": .jpeg(1200, 628)])
    ],
    failing: [
      Example.asset(
        "an address", "MainImage", field: #""kind": "image""#, value: #"{ "url": "https://trailhead.example/hero.jpg" }"#,
        finds: [
          .init(
            "MainImage", "MainImage is an address, which is not fetched, so the file was not checked.",
            hint: "Send the file, or look at it by hand.")
        ])
    ])

  let scope = ValueScope.media
  let wakes = Signs.otherKind

  /// Says that a file was not looked at.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard value.value.content == .remote else { return }
    report.add(
      "\(value.name) is an address, which is not fetched, so the file was not checked.",
      hint: "Send the file, or look at it by hand.", given: value.text)
  }
}
