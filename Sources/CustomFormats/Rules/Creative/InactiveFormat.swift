import Documents

/// A creative of a format that takes none.
struct InactiveFormat: CreativeRule {
  let about = RuleDescription(
    "inactive-format", family: .creative, severity: .error, addressee: .publisher,
    summary: "The format of a creative is active and has an ID.",
    why: """
      The ad server refuses new creatives of an inactive format. A draft has no ID yet: no app can request it, so nothing of it can be delivered.
      """,
    sources: [.creativeService, .creativeTemplates],
    passing: [Example("an active format", definition: Example.plain, creative: Example.plainCreative)],
    failing: [
      Example.asset(
        "an inactive format", value: #""Night hikes""#, members: #""status": "inactive""#,
        finds: [
          .init(
            nil, "The format 10063170 is inactive, so the ad server takes no new creatives of it.",
            hint: "Name an active format, or set its status to active.")
        ]),
      Example(
        "a draft",
        definition: """
          { "slug": "story-card", "fields": [{ "key": "Headline", "kind": "text", "sample": "Night hikes" }],
            "clicks": { "clickable": ["Headline"] } }
          """,
        creative:
          #"{ "id": "c1", "formatId": "story-card", "assets": { "Headline": "Night hikes" }, "destinationUrl": "https://trailhead.example" }"#,
        finds: [
          .init(
            nil, "The format story-card is a draft without an ID, so no creative of it can be delivered.",
            hint: "Give it the ID that the ad server shows: formatctl renumber story-card ID.")
        ]),
    ])

  /// Says whether the format takes no creatives.
  func check(_ creative: CreativeUnderTest, into report: inout Report) {
    guard let prepared = creative.prepared else { return }
    let reference = prepared.format.reference.excerpt
    if prepared.format.isDraft {
      // An ID that cannot be read is a fault of the definition, not a draft.
      guard prepared.format.slug != nil, prepared.definition.document.root?["formatId"] == nil else { return }
      report.add(
        "The format \(reference) is a draft without an ID, so no creative of it can be delivered.",
        hint: "Give it the ID that the ad server shows: formatctl renumber \(reference) ID.", at: "formatId")
    } else if !prepared.format.isActive {
      report.add(
        "The format \(reference) is inactive, so the ad server takes no new creatives of it.",
        hint: "Name an active format, or set its status to active.", at: "formatId", expected: "active", given: "inactive")
    }
  }
}
