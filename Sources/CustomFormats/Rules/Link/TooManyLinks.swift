/// More links of one kind than the format takes.
struct TooManyLinks: CreativeRule {
  let about = RuleDescription(
    "too-many-links", family: .link, severity: .error, addressee: .advertiser,
    summary: "A creative has at most as many deep links and trackers as its format takes.",
    why: "The app tries so many deep links and calls so many trackers; those behind are never opened or counted.",
    sources: [.useCustomFormats],
    passing: [
      Example.links(
        "exactly as many, and a blank one",
        #""destinationUrl": "https://bakery.example", "deepLinks": ["bakery-app://a", "", "bakery-app://b"]"#,
        limits: #""deepLinks": { "max": 2 }"#)
    ],
    failing: [
      Example.links(
        "one deep link too many",
        #""destinationUrl": "https://bakery.example", "deepLinks": ["bakery-app://a", "bakery-app://b"]"#,
        limits: #""deepLinks": { "max": 1 }"#,
        finds: [
          .init(
            "deepLinks[1]", "The creative has 2 deep links, the limit is 1.", hint: "Remove 1.",
            client: "please send at most 1 deep link; we got 2.")
        ]),
      Example.asset(
        "a tracker of a field and one of the creative's own", "Pixel",
        field: #""kind": "url", "role": "impressionTracker""#, value: #""https://pixel.example/i?ord=%%CACHEBUSTER%%""#,
        members: #""links": { "impressionTrackers": { "max": 1 } }"#,
        links:
          #""destinationUrl": "https://bakery.example", "impressionTrackers": ["https://pixel.example/j?ord=%%CACHEBUSTER%%"]"#,
        finds: [
          .init(
            "impressionTrackers[0]", "The creative has 2 impression trackers, the limit is 1.", hint: "Remove 1.",
            client: "please send at most 1 impression tracker; we got 2.")
        ]),
    ])

  /// Says of which links a creative has too many.
  func check(_ creative: CreativeUnderTest, into report: inout Report) {
    guard let limits = creative.format?.links else { return }
    check(creative, .deepLink, limits.deepLinks.max, "deep link", into: &report)
    check(creative, .impressionTracker, limits.impressionTrackers.max, "impression tracker", into: &report)
    check(creative, .clickTracker, limits.clickTrackers.max, "click tracker", into: &report)
  }

  private func check(_ creative: CreativeUnderTest, _ scope: ValueScope, _ most: Int?, _ name: String, into report: inout Report)
  {
    // Counted first without a look at the texts: blank links are rare.
    guard let most, creative.creative.values.count(where: { $0.scope == scope && $0.content == .text }) > most else { return }
    let links = creative.links(scope)
    guard links.count > most else { return }
    let surplus = links[most]
    report.add(
      "The creative has \(links.count) \(name)\(links.count == 1 ? "" : "s"), the limit is \(most).",
      hint: "Remove \(links.count - most).",
      client: most == 0
        ? "please leave this out; we cannot use a \(name) here."
        : "please send at most \(most) \(name)\(most == 1 ? "" : "s"); we got \(links.count).",
      key: creative.creative.key(surplus), at: creative.creative.path(surplus), expected: "at most \(most)",
      given: "\(links.count)")
  }
}
