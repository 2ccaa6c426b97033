import Documents

/// A media file that is an address and was not fetched.
struct MediaNotChecked: ValueRule {
  let about = RuleDescription(
    "media-not-checked", family: .creative, severity: .note, addressee: .publisher,
    summary: "Every media file is at hand and was measured.",
    why:
      """
      Nothing is fetched from the network, so a file that is only linked to was not looked at. It is counted as not checked, \
      never as ready. Where every pixel is to be decoded (`--depth decode`), those of videos are not.
      """,
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
        ]),
      Example.asset(
        "pictures that are not decoded", "Clip", field: #""kind": "video""#, value: #""clip.mp4""#,
        files: ["clip.mp4": .mp4(1280, 720, notChecked: "the pictures of videos are not decoded")],
        finds: [
          .init(
            "Clip", "Clip clip.mp4 was not looked at to the end: the pictures of videos are not decoded.",
            hint: "Look at it by hand.")
        ]),
    ])

  let scope = ValueScope.media
  let wakes = Signs.always

  /// Says that a file, or a part of it, was not looked at.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    if let media = MediaUnderTest(value), let reason = media.file.notChecked {
      report.add("\(media.name) was not looked at to the end: \(reason).", hint: "Look at it by hand.", given: reason)
    }
    guard value.value.content == .remote else { return }
    report.add(
      "\(value.name) is an address, which is not fetched, so the file was not checked.",
      hint: "Send the file, or look at it by hand.", given: value.text)
  }
}
