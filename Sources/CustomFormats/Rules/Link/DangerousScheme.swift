/// A scheme that runs or carries something instead of opening a page or an app.
struct DangerousScheme: ValueRule {
  let about = RuleDescription(
    "dangerous-scheme", family: .link, severity: .error, addressee: .advertiser,
    summary: "A link opens a page or an app: it runs no code, carries no content and starts no call.",
    why: """
      A javascript, data, file or vbscript link runs or shows what nobody has reviewed. A tap that starts a call or a message instead of opening an \
      app is refused by buyers.
      """,
    sources: [.uri, .deepLinks],
    supersedes: ["unsupported-scheme", "url-with-blanks"],
    passing: [
      Example.links("a page", #""destinationUrl": "https://trailhead.example/javascript:alert""#),
      Example.links(
        "a call that the format takes", #""destinationUrl": "https://trailhead.example", "deepLinks": ["tel:+4930123456"]"#,
        limits: #""deepLinks": { "schemes": ["tel"] }"#),
    ],
    failing: [
      Example.links(
        "code", #""destinationUrl": "javascript:alert(1)""#,
        finds: [
          .init(
            "destinationUrl", "Destination begins with javascript:, which runs code instead of opening a page.",
            hint: "Write the https:// address of the page.", client: "please send the https:// address of a web page.")
        ]),
      Example.links(
        "code in disguise", #""destinationUrl": " JAVA\tscript:alert(1)""#,
        finds: [
          .init(
            "destinationUrl", "Destination begins with javascript:, which runs code instead of opening a page.",
            hint: "Write the https:// address of the page.", client: "please send the https:// address of a web page.")
        ]),
      Example.links(
        "code behind a click macro", #""destinationUrl": "%%CLICK_URL_UNESC%%data:text/html,Hello""#,
        finds: [
          .init(
            "destinationUrl", "Destination begins with data:, which carries its own content instead of opening a page.",
            hint: "Write the https:// address of the page.", client: "please send the https:// address of a web page.")
        ]),
      Example.links(
        "a call", #""destinationUrl": "https://trailhead.example", "deepLinks": ["tel://+4930123456"]"#,
        finds: [
          .init(
            "deepLinks[0]", "Deep link begins with tel:, which starts a call instead of opening an app.",
            hint: "Write a link that an app opens, or leave it out.", client: "please send a link that opens an app.")
        ]),
    ])

  let scope = ValueScope.links
  let wakes = Signs.unusualStart

  /// Says what a link would do instead of opening something.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let scheme = value.link?.scheme else { return }
    let isDeepLink = value.value.scope == .deepLink
    var deed = Self.deeds[scheme]
    if isDeepLink, deed == nil, value.schemes?.contains(scheme) != true { deed = Self.deedsOfApps[scheme] }
    guard let deed else { return }
    report.add(
      "\(value.name) begins with \(scheme):, which \(deed) instead of opening \(isDeepLink ? "an app" : "a page").",
      hint: isDeepLink ? "Write a link that an app opens, or leave it out." : "Write the https:// address of the page.",
      client: isDeepLink ? "please send a link that opens an app." : "please send the https:// address of a web page.",
      given: scheme)
  }

  /// Tells whether a scheme is dangerous wherever it stands.
  static func isDangerous(_ scheme: String) -> Bool { deeds[scheme] != nil }

  private static let deeds = [
    "javascript": "runs code", "vbscript": "runs code", "data": "carries its own content",
    "file": "points into the reader's device",
  ]
  private static let deedsOfApps = ["tel": "starts a call", "sms": "starts a message"]
}
