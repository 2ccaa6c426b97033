import Documents

/// A creative whose ID an earlier one of the run has.
struct DuplicateCreative: RunRule {
  let about = RuleDescription(
    "duplicate-creative", family: .creative, severity: .error, addressee: .publisher,
    summary: "Every creative of a run has an ID of its own.",
    why:
      "Findings, reports and the ad server tell creatives apart by ID. Of two with one ID the later overwrites the earlier, or is lost.",
    sources: [.creativeService], supersedes: ["identical-creative"],
    passing: [
      Example(
        "two IDs", definition: Example.plain, creative: Example.plainCreative,
        others: [
          #"{ "id": "c2", "formatId": "10063170", "assets": { "Headline": "Day hikes" }, "destinationUrl": "https://trailhead.example" }"#
        ]),
      Example(
        "no IDs, in files of one name", definition: Example.plain,
        creative:
          #"{ "formatId": "10063170", "assets": { "Headline": "Day hikes" }, "destinationUrl": "https://trailhead.example" }"#,
        others: [
          #"{ "formatId": "10063170", "assets": { "Headline": "Night hikes" }, "destinationUrl": "https://trailhead.example" }"#
        ]),
    ],
    failing: [
      Example(
        "an ID three times", definition: Example.plain, creative: Example.plainCreative,
        others: [
          #"{ "id": "c1", "formatId": "10063170", "assets": { "Headline": "Day hikes" }, "destinationUrl": "https://trailhead.example" }"#,
          Example.plainCreative,
        ],
        finds: [
          .init(nil, "The ID c1 is taken: it stands first at creative.json:1.", hint: "Give each creative an ID of its own."),
          .init(nil, "The ID c1 is taken: it stands first at creative.json:1.", hint: "Give each creative an ID of its own."),
        ])
    ])

  /// Begins a run.
  func start() -> any RunCheck { Seen() }

  /// The IDs of a run, by digest, with the first spot of each.
  private struct Seen: RunCheck {
    var spots = CreativeSpots()
    var first: [UInt64: CreativeSpots.Spot] = [:]

    /// Says whether the ID was seen before.
    mutating func see(_ creative: CreativeUnderTest, into report: inout Report) {
      // An ID that follows from the file's name is told apart by the file.
      guard let node = creative.creative.idNode else { return }
      var hash = ContentHash()
      hash.add(creative.creative, node: node)
      let spot = spots.spot(of: creative.creative)
      guard let earlier = first[hash.value] else {
        first[hash.value] = spot
        return
      }
      report.add(
        "The ID \((creative.creative.id ?? "").excerpt) is taken: it stands first at \(spots.words(for: earlier)).",
        hint: "Give each creative an ID of its own.", at: "id", given: creative.creative.id)
    }
  }
}
