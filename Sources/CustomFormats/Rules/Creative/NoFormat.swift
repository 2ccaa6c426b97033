import Documents

/// A creative that names no format.
struct NoFormat: CreativeRule {
  let about = RuleDescription(
    "no-format", family: .creative, severity: .error, addressee: .publisher,
    summary: "A creative names its format.",
    why:
      "Without a format nobody knows which assets the creative needs. No default is assumed: a wrong format would pass what the app cannot show.",
    sources: [.creativeService, .useCustomFormats],
    passing: [Example("a format's ID", definition: Example.plain, creative: Example.plainCreative)],
    failing: [
      Example(
        "no formatId", definition: Example.plain,
        creative: #"{ "id": "c1", "assets": { "Headline": "Night hikes" }, "destinationUrl": "https://trailhead.example" }"#,
        finds: [.init(nil, "The creative names no format.", hint: "Add formatId, or give the format with --format-id.")]),
      Example(
        "a blank one", definition: Example.plain,
        creative:
          #"{ "id": "c1", "formatId": " ", "assets": { "Headline": "Night hikes" }, "destinationUrl": "https://trailhead.example" }"#,
        finds: [.init(nil, "The creative names no format.", hint: "Add formatId, or give the format with --format-id.")]),
    ])

  /// Says whether no format is named.
  func check(_ creative: CreativeUnderTest, into report: inout Report) {
    guard creative.prepared == nil, creative.formatReference.map({ Blank.isBlank($0) }) ?? true else { return }
    // A formatId that is no text is named where it was read.
    if creative.creative.formatNode == nil, let given = creative.creative.member("formatId"), !given.isNull { return }
    report.add("The creative names no format.", hint: "Add formatId, or give the format with --format-id.", at: "formatId")
  }
}
