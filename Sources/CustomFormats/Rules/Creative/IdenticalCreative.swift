import Documents

/// A creative with the values and files of an earlier one.
struct IdenticalCreative: RunRule {
  /// The most creatives of a run that are compared with one another.
  static let mostCreatives = 100_000

  let about = RuleDescription(
    "identical-creative", family: .creative, severity: .note, addressee: .publisher,
    summary: "No two creatives of a run have the same values and files.",
    why: "A row that was copied and not changed after all runs twice, and half of what was planned does not run.",
    sources: [.creativeService],
    passing: [
      Example(
        "another destination", definition: Example.plain, creative: Example.plainCreative,
        others: [
          #"{ "id": "c2", "formatId": "10063170", "assets": { "Headline": "Night hikes start Friday" }, "destinationUrl": "https://trailhead.example" }"#
        ])
    ],
    failing: [
      Example(
        "a row copied", definition: Example.plain, creative: Example.plainCreative,
        others: [
          #"{ "id": "c2", "destinationUrl": "https://trailhead.example/walks", "assets": { "Headline": "Night hikes \u0073tart Friday" }, "formatId": "10063170" }"#
        ],
        finds: [
          .init(
            nil, "The creative has the same values and files as c1 at creative.json:1.",
            hint: "Change it, or leave one of the two out.")
        ])
    ])

  /// Begins a run.
  func start() -> any RunCheck { Seen() }

  /// The contents of a run, by digest, with the first creative of each.
  private struct Seen: RunCheck {
    var spots = CreativeSpots()
    var first: [UInt64: (id: String?, spot: CreativeSpots.Spot)] = [:]
    var count = 0

    /// Says whether the contents were seen before.
    mutating func see(_ creative: CreativeUnderTest, into report: inout Report) {
      // Of what cannot be read to its end nobody knows the rest.
      guard count < IdenticalCreative.mostCreatives, let prepared = creative.prepared, creative.creative.document.isWhole
      else { return }
      count += 1
      let key = digest(of: creative.creative, prepared.format)
      let spot = spots.spot(of: creative.creative)
      guard let earlier = first[key] else {
        first[key] = (creative.creative.id, spot)
        return
      }
      let place = spots.words(for: earlier.spot)
      report.add(
        "The creative has the same values and files as \(earlier.id.map { "\($0.excerpt) at \(place)" } ?? "the one at \(place)").",
        hint: "Change it, or leave one of the two out.")
    }

    /// Returns a digest of the values whatever their order.
    private func digest(of creative: Creative, _ format: CustomFormat) -> UInt64 {
      var sum: UInt64 = 0
      for value in creative.values where value.content != .absent {
        var hash = ContentHash()
        switch value.subject {
        case .asset(let field?): hash.add(field)
        case .asset(nil): value.nameNode.map { hash.add(creative, node: $0) }
        case .adChoices: hash.add(-1)
        case .destination: hash.add(-2)
        case .deepLink(let index): hash.add(-3 - 4 * index)
        case .impressionTracker(let index): hash.add(-4 - 4 * index)
        case .clickTracker(let index): hash.add(-5 - 4 * index)
        }
        hash.add(value.content == .remote ? 1 : 0)
        hash.add(creative, node: value.textNode)
        sum &+= hash.value
      }
      var whole = ContentHash()
      whole.add(Array(format.reference.utf8)[...])
      whole.add(Int(truncatingIfNeeded: sum))
      return whole.value
    }
  }
}
