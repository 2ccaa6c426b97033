/// A tracker whose calls all look alike.
struct NoCacheBuster: ValueRule {
  let about = RuleDescription(
    "no-cache-buster", family: .link, severity: .warning, addressee: .publisher,
    summary: "A tracker has a random number, %%CACHEBUSTER%% or %n.",
    why: "Calls that look alike are answered out of a cache on the way and never reach whoever counts them.",
    sources: [.macros],
    passing: [
      Example.links(
        "either spelling, and none at all",
        #""destinationUrl": "https://bakery.example", "impressionTrackers": ["https://pixel.example/i?ord=%%CACHEBUSTER%%", "https://pixel.example/j?ord=%n&x=1", "", null]"#
      ),
      Example.links(
        "a buyer's",
        #""destinationUrl": "https://bakery.example", "clickTrackers": ["https://pixel.example/i?ord=${CACHEBUSTER}"]"#),
      Example.links(
        "no tracker: none, or nothing in them",
        #""destinationUrl": "https://bakery.example", "clickTrackers": null, "impressionTrackers": []"#),
    ],
    failing: [
      Example.links(
        "a fixed number",
        #""destinationUrl": "https://bakery.example", "impressionTrackers": ["https://pixel.example/i?ord=20260314"]"#,
        finds: [
          .init(
            "impressionTrackers[0]", "Impression tracker has no cache buster, so repeated calls may not be counted.",
            hint: "Add %%CACHEBUSTER%%, as in ord=%%CACHEBUSTER%%.")
        ])
    ])

  let scope = ValueScope.trackers
  let wakes = Signs.noCacheBuster

  /// Says that a tracker has nothing random; one in a wrong spelling is another rule's.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let link = value.link, link.isWeb, !link.macros.contains(where: \.isCacheBuster) else { return }
    let hasRandom = link.percentSigns.contains { $0 + 1 < link.bytes.count && link.bytes[$0 + 1] == UInt8(ascii: "n") }
    guard !hasRandom else { return }
    report.add(
      "\(value.name) has no cache buster, so repeated calls may not be counted.",
      hint: "Add %%CACHEBUSTER%%, as in ord=%%CACHEBUSTER%%.")
  }
}
