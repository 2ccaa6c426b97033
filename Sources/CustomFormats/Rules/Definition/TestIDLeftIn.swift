import Documents

/// An ID of Google's samples in a format that is about to run.
struct TestIDLeftIn: FormatRule {
  let about = RuleDescription(
    "test-id-left-in", family: .definition, severity: .warning, addressee: .publisher,
    summary: "A format that is about to run has an ID of the publisher's own.",
    why: """
      The IDs of Google's guides and sample apps answer to Google's test ad units alone. In a live app they bring no ad and no word why.
      """,
    sources: [.useCustomFormats, .testing],
    passing: [
      Example.definition("before it runs"),
      Example(
        "an ID of one's own",
        definition: """
          { "formatId": "90000002", "fields": [{ "key": "Headline", "kind": "text", "sample": "Night hikes" }],
            "clicks": { "clickable": ["Headline"] } }
          """
      ).live,
    ],
    failing: [
      Example.definition(
        "an ID of the guide", members: #""otherIds": ["12387226"]"#,
        finds: [
          .init(
            nil, "The format ID 10063170 is one of Google's samples.",
            hint: "Write your own; the ad server shows it beside the format's name under Delivery, Native."),
          .init(
            nil, "The format ID 12387226 is one of Google's samples.",
            hint: "Write your own; the ad server shows it beside the format's name under Delivery, Native."),
        ]
      ).live
    ])

  /// The format IDs of Google's guides and sample apps, which go with its test ad units.
  static let sampleIDs = ["10063170", "12387226", "12406343"]

  /// Says which IDs are those of samples, where the format is about to run.
  func check(_ format: FormatUnderTest, into report: inout Report) {
    guard format.isLive else { return }
    let ids =
      [(format.format.formatID, JSONPath("formatId"))]
      + format.format.otherIDs.enumerated().map { ($0.element, JSONPath("otherIds").element($0.offset)) }
    for case (let id?, let path) in ids where Self.sampleIDs.contains(id.description) {
      report.add(
        "The format ID \(id) is one of Google's samples.",
        hint: "Write your own; the ad server shows it beside the format's name under Delivery, Native.", at: path,
        given: id.description)
    }
  }
}
