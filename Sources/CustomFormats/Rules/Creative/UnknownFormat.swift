import Documents

/// A creative of a format that is not known.
struct UnknownFormat: CreativeRule {
  let about = RuleDescription(
    "unknown-format", family: .creative, severity: .error, addressee: .publisher,
    summary: "The format that a creative names is known.",
    why: """
      A creative is proved against the definition of its format. An ID that no definition has is a typing error, or its definition was not \
      given; live it brings no ad, and no word why.
      """,
    sources: [.creativeService, .useCustomFormats],
    passing: [Example("a known ID", definition: Example.plain, creative: Example.plainCreative)],
    failing: [
      Example(
        "two digits swapped", definition: Example.plain,
        creative:
          #"{ "id": "c1", "formatId": "10061370", "assets": { "Headline": "Night hikes" }, "destinationUrl": "https://trailhead.example" }"#,
        finds: [.init(nil, "No format 10061370 is known.", hint: "Did you mean 10063170?")]),
      Example(
        "a slug that no format has", definition: Example.plain,
        creative:
          #"{ "id": "c1", "formatId": "story-card", "assets": { "Headline": "Night hikes" }, "destinationUrl": "https://trailhead.example" }"#,
        finds: [
          .init(nil, "No format story-card is known.", hint: "Known is 10063170; name other definitions with --formats PATH.")
        ]),
    ])

  /// Says whether the format is unknown.
  func check(_ creative: CreativeUnderTest, into report: inout Report) {
    guard creative.prepared == nil, let reference = creative.formatReference, !Blank.isBlank(reference),
      FormatID(reference) != nil || FormatFile.isSlug(reference)
    else { return }
    report.add(
      "No format \(reference.excerpt) is known.", hint: hint(reference, creative.knownFormats), at: "formatId",
      expected: "a known format", given: reference)
  }

  private func hint(_ reference: String, _ known: [String]) -> String {
    if let near = NearMatch.of(reference, among: known) { return "Did you mean \(near)?" }
    if known.isEmpty { return "Name its definition with --formats PATH." }
    if known.count > 6 { return "\(known.count) others are known; name its definition with --formats PATH." }
    return "Known \(known.count == 1 ? "is" : "are") \(known.inAList); name other definitions with --formats PATH."
  }
}
