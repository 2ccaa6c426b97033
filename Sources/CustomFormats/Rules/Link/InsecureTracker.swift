/// A tracker that is not encrypted.
struct InsecureTracker: ValueRule {
  let about = RuleDescription(
    "insecure-tracker", family: .link, severity: .error, addressee: .advertiser,
    summary: "A tracker is encrypted: https.",
    why:
      "Apps and secure pages block calls over http, so the impression or click is never counted, and nobody gets a word about it.",
    sources: [.encryptedLinks, .creativeService],
    supersedes: ["unsupported-scheme"],
    passing: [
      Example.links(
        "https",
        #""destinationUrl": "https://bakery.example", "impressionTrackers": ["https://pixel.example/i?u=http://a&ord=%%CACHEBUSTER%%"]"#
      ),
      Example.links(
        "http that the format takes",
        #""destinationUrl": "https://bakery.example", "clickTrackers": ["http://pixel.example/c?ord=%%CACHEBUSTER%%"]"#,
        limits: #""clickTrackers": { "schemes": ["https", "http"] }"#),
    ],
    failing: [
      Example.links(
        "http",
        #""destinationUrl": "https://bakery.example", "impressionTrackers": ["https://pixel.example/i?ord=%%CACHEBUSTER%%", "http://pixel.example/j?ord=%%CACHEBUSTER%%"]"#,
        finds: [
          .init(
            "impressionTrackers[1]", "Impression tracker 2 goes over http, which apps and secure pages block.",
            hint: "Write https:// and check that the tracker answers.", client: "please send the https:// address of the tracker."
          )
        ])
    ])

  let scope = ValueScope.trackers
  let wakes = Signs.unusualStart

  /// Says that a tracker goes over http.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard value.link?.scheme == "http", value.schemes?.contains("http") != true else { return }
    report.add(
      "\(value.name) goes over http, which apps and secure pages block.",
      hint: "Write https:// and check that the tracker answers.",
      client: "please send the https:// address of the tracker.")
  }
}
