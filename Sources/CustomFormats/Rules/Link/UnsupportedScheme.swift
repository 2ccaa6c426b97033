import Documents

/// A scheme that the format does not take.
struct UnsupportedScheme: ValueRule {
  let about = RuleDescription(
    "unsupported-scheme", family: .link, severity: .error, addressee: .advertiser,
    summary: "A link has one of the schemes that the format takes in its place.",
    why: """
      A destination opens in a browser and so is https or http; a store or an app opens through a deep link. The app may open only those apps \
      that it lists.
      """,
    sources: [.creativeService, .useCustomFormats],
    supersedes: ["insecure-destination"],
    passing: [
      Example.links(
        "a store that the format lists", #""destinationUrl": "https://bakery.example", "deepLinks": ["market://details?id=a.b"]"#,
        limits: #""deepLinks": { "schemes": ["market"] }"#),
      Example.links(
        "any app where the format lists none", #""destinationUrl": "https://bakery.example", "deepLinks": ["bakery-app://today"]"#
      ),
      Example.links(
        "a destination in a store that the format lists", #""destinationUrl": "market://details?id=a.b""#,
        limits: #""destination": { "schemes": ["https", "market"] }"#),
    ],
    failing: [
      Example.links(
        "a store as destination", #""destinationUrl": "market://details?id=a.b""#,
        finds: [
          .init(
            "destinationUrl", "Destination has the scheme market, the format takes https and http.",
            hint: "Write an https:// address.",
            client: "please send an address that begins with https://")
        ]),
      Example.links(
        "files", #""destinationUrl": "ftp://files.example.com/a""#,
        finds: [
          .init(
            "destinationUrl", "Destination has the scheme ftp, the format takes https and http.",
            hint: "Write an https:// address.",
            client: "please send an address that begins with https://")
        ]),
      Example.links(
        "a slip", #""destinationUrl": "htps://bakery.example""#,
        finds: [
          .init(
            "destinationUrl", "Destination has the scheme htps, the format takes https and http.", hint: "Did you mean https?",
            client: "please send an address that begins with https://")
        ]),
      Example.links(
        "a destination that must be encrypted", #""destinationUrl": "http://bakery.example""#,
        limits: #""destination": { "schemes": ["https"] }"#,
        finds: [
          .init(
            "destinationUrl", "Destination has the scheme http, the format takes https.", hint: "Write an https:// address.",
            client: "please send an address that begins with https://")
        ]),
      Example.links(
        "an app that the format does not list", #""destinationUrl": "https://bakery.example", "deepLinks": ["fb://profile/1"]"#,
        limits: #""deepLinks": { "schemes": ["bakery-app", "market"] }"#,
        finds: [
          .init(
            "deepLinks[0]", "Deep link has the scheme fb, the format takes bakery-app and market.",
            hint: "Use one of these, or add fb to the schemes of the format's deep links.",
            client: "please send a link that begins with bakery-app:// or market://")
        ]),
    ])

  let scope = ValueScope.links
  let wakes = Signs.unusualStart

  /// Says which scheme a link has and which ones are taken.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let scheme = value.link?.scheme, let listed = value.schemes, !listed.contains(scheme), let first = listed.first else {
      return
    }
    let isDeepLink = value.value.scope == .deepLink
    let hint =
      if let near = NearMatch.of(scheme, among: listed), scheme != "http" {
        "Did you mean \(near)?"
      } else if isDeepLink {
        "Use one of these, or add \(scheme.excerpt(20)) to the schemes of the format's deep links."
      } else {
        "Write an \(first):// address."
      }
    let starts = listed.map { "\($0)://" }
    report.add(
      "\(value.name) has the scheme \(scheme.excerpt), the format takes \(listed.inAList.excerpt(120)).", hint: hint,
      client: isDeepLink
        ? "please send a link that begins with \(starts.asAChoice.excerpt(120))"
        : "please send an address that begins with \(first)://",
      expected: listed.inAList, given: scheme)
  }
}
