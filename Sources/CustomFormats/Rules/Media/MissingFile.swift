import Documents

/// A file that a creative names and that is not there.
struct MissingFile: ValueRule {
  let about = RuleDescription(
    "missing-file", family: .media, severity: .error, addressee: .advertiser,
    summary: "Every file that a creative names is there.",
    why: """
      A creative without its picture cannot be trafficked, and the one who finds out is the trafficker, an hour \
      before the start.
      """,
    sources: [.creativeService],
    passing: [
      .asset(
        "the file is there", "MainImage", field: #""kind": "image""#, value: #"{ "file": "hero.jpg" }"#,
        files: ["hero.jpg": .jpeg(1200, 628)])
    ],
    failing: [
      .asset(
        "no such file", "MainImage", field: #""kind": "image""#, value: #"{ "file": "hero_44.jpg" }"#,
        finds: [
          .init(
            "MainImage", "MainImage names hero_44.jpg, which is not there.", hint: "Send the file, or correct the name.",
            client: "there is no \"hero_44.jpg\". Please send the file, or correct the name.")
        ])
    ])

  let scope: ValueScope = .media
  let wakes = Signs.always

  /// Says where a file is missing, and which unused one resembles it.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard case .missing(let similar)? = value.media else { return }
    let file = value.text.visible
    let near = similar?.visible
    report.add(
      "\(value.name) names \(file), which is not there.",
      hint: near.map { "Unused there: \($0). Did you mean it?" } ?? "Send the file, or correct the name.",
      client: near.map { "there is no \"\(file)\". Is it \"\($0)\"? Please correct the name or send the file." }
        ?? "there is no \"\(file)\". Please send the file, or correct the name.",
      given: file)
  }
}
