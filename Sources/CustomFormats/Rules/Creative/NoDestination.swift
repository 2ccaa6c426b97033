import Documents

/// A creative whose taps lead nowhere.
struct NoDestination: CreativeRule {
  let about = RuleDescription(
    "no-destination", family: .creative, severity: .error, addressee: .advertiser,
    summary: "A creative has the page that a tap opens.",
    why: """
      A tap opens the first deep link that an installed app takes, else the destination. Without a destination most phones open nothing, and the \
      click is paid for.
      """,
    sources: [.creativeService, .useCustomFormats],
    passing: [
      Example.asset("a destination", value: #""Night hikes""#),
      Example.links(
        "a deep link, where no destination is required",
        #""destinationUrl": "https://trailhead.example", "deepLinks": ["trailhead://walks/42"]"#,
        limits: #""destination": { "required": false }"#),
    ],
    failing: [
      Example.links(
        "no destination", "",
        finds: [
          .init(
            "destinationUrl", "Destination is required and empty.", hint: "Write an address that begins with https://.",
            client: "please write the whole address, beginning with https://")
        ]),
      Example.links(
        "a blank one beside a deep link", #""destinationUrl": " ", "deepLinks": ["trailhead://walks/42"]"#,
        finds: [
          .init(
            "destinationUrl", "Destination is required and empty; a deep link does not stand in for it.",
            hint: "Write an address that begins with https://.",
            client: "please write the whole address, beginning with https://")
        ]),
      Example.links(
        "neither, where it is not required", "", limits: #""destination": { "required": false }"#,
        finds: [
          .init(
            "destinationUrl", "The creative has neither a destination nor a deep link, so a tap leads nowhere.",
            hint: "Write an address that begins with https://.",
            client: "please write the whole address, beginning with https://")
        ]),
    ])

  /// Says whether a tap has nowhere to lead.
  func check(_ creative: CreativeUnderTest, into report: inout Report) {
    guard let prepared = creative.prepared, !creative.hasDestination else { return }
    let hasDeepLink = creative.hasDeepLink
    let message: String
    if prepared.format.links.requiresDestination {
      message = "Destination is required and empty\(hasDeepLink ? "; a deep link does not stand in for it" : "")."
    } else if !hasDeepLink {
      message = "The creative has neither a destination nor a deep link, so a tap leads nowhere."
    } else {
      return
    }
    let scheme = prepared.format.links.destinationSchemes.first?.excerpt ?? "https"
    report.add(
      message, hint: "Write an address that begins with \(scheme)://.",
      client: "please write the whole address, beginning with \(scheme)://", key: "destinationUrl",
      at: "destinationUrl", expected: "an address")
  }
}
