import Documents

/// A deep link without a page for phones that lack the app.
struct DeepLinkWithoutWebFallback: CreativeRule {
  let about = RuleDescription(
    "deep-link-without-web-fallback", family: .creative, severity: .warning, addressee: .advertiser,
    summary: "A creative with a deep link has a page for phones without the app.",
    why:
      "A deep link opens only where its app is installed. Everywhere else a tap opens the destination, and without one nothing.",
    sources: [.deepLinks, .useCustomFormats],
    passing: [
      Example.links(
        "both", #""destinationUrl": "https://trailhead.example", "deepLinks": ["trailhead://walks/42"]"#,
        limits: #""destination": { "required": false }"#)
    ],
    failing: [
      Example.links(
        "a deep link alone", #""deepLinks": ["trailhead://walks/42"]"#, limits: #""destination": { "required": false }"#,
        finds: [
          .init(
            "destinationUrl", "The creative has a deep link, but no destination for phones without the app.",
            hint: "Write an address that begins with https://.",
            client: "please add the address of a page for phones without the app, beginning with https://")
        ])
    ])

  /// Says whether a deep link has no page to fall back to.
  func check(_ creative: CreativeUnderTest, into report: inout Report) {
    guard let prepared = creative.prepared, !prepared.format.links.requiresDestination, !creative.hasDestination,
      creative.hasDeepLink
    else { return }
    let scheme = prepared.format.links.destinationSchemes.first?.excerpt ?? "https"
    report.add(
      "The creative has a deep link, but no destination for phones without the app.",
      hint: "Write an address that begins with \(scheme)://.",
      client: "please add the address of a page for phones without the app, beginning with \(scheme)://", key: "destinationUrl",
      at: "destinationUrl")
  }
}
