import Documents

/// A link without a scheme.
struct URLWithoutScheme: ValueRule {
  let about = RuleDescription(
    "url-without-scheme", family: .link, severity: .error, addressee: .advertiser,
    summary: "A link says with its scheme how it is opened.",
    why:
      "An app opens https://www.bakery.example; with www.bakery.example or //bakery.example it does nothing, and the ad server refuses it.",
    sources: [.creativeService, .uri],
    passing: [
      Example.links("a scheme in capitals", #""destinationUrl": "HTTPS://bakery.example/today""#),
      Example.links("a click macro before it", #""destinationUrl": "%%CLICK_URL_UNESC%%https://bakery.example/today""#),
      Example.links("an address that a macro brings", #""destinationUrl": "%%CLICK_URL_UNESC%%%%DEST_URL%%""#),
      Example.links(
        "an encoded address behind a macro that escapes", #""destinationUrl": "%%CLICK_URL_ESC%%https%3A%2F%2Fbakery.example""#),
    ],
    failing: [
      Example.links(
        "a bare host", #""destinationUrl": "www.bakery.example""#,
        finds: [
          .init(
            "destinationUrl", "Destination www.bakery.example has no scheme.", hint: "Write https://www.bakery.example.",
            client: "please write the whole address, beginning with https://")
        ]),
      Example.links(
        "a host with a port behind a click macro", #""destinationUrl": "%%CLICK_URL_UNESC%%bakery.example:8443/today""#,
        finds: [
          .init(
            "destinationUrl", "Destination bakery.example:8443/today has no scheme.",
            hint: "Write https://bakery.example:8443/today.",
            client: "please write the whole address, beginning with https://")
        ]),
      Example.links(
        "relative to a page's protocol", #""destinationUrl": "//bakery.example/today""#,
        finds: [
          .init(
            "destinationUrl", "Destination //bakery.example/today has no scheme.", hint: "Write https://bakery.example/today.",
            client: "please write the whole address, beginning with https://")
        ]),
      Example.links(
        "a lost colon", #""destinationUrl": "https//bakery.example/today""#,
        finds: [
          .init(
            "destinationUrl", "Destination https//bakery.example/today has no scheme.",
            hint: "Write https://bakery.example/today.",
            client: "please write the whole address, beginning with https://")
        ]),
      Example.links(
        "words", #""destinationUrl": "coming soon""#,
        finds: [
          .init(
            "destinationUrl", "Destination \"coming soon\" is no address.",
            hint: "Write the whole address, beginning with https://.",
            client: "please write the whole address, beginning with https://")
        ]),
      Example.links(
        "a deep link", #""destinationUrl": "https://bakery.example", "deepLinks": ["://item/1"]"#,
        limits: #""deepLinks": { "schemes": ["https", "bakery-app"] }"#,
        finds: [
          .init(
            "deepLinks[0]", "Deep link ://item/1 has no scheme.", hint: "Write bakery-app://item/1.",
            client: "please write the whole link, beginning with the scheme of the app")
        ]),
    ])

  let scope = ValueScope.links
  let wakes = Signs.unusualStart

  /// Says that a link has no scheme.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let link = value.link, !link.beginsWithMacro, !link.isEncodedWhole, link.scheme == nil, link.brokenScheme == nil else {
      return
    }
    let isDeepLink = value.value.scope == .deepLink
    let client =
      isDeepLink
      ? "please write the whole link, beginning with the scheme of the app"
      : "please write the whole address, beginning with https://"
    if value.isProse {
      report.add(
        "\(value.name) \"\(value.text.excerpt)\" is no \(isDeepLink ? "link" : "address").",
        hint: isDeepLink
          ? "Write the whole link, beginning with the app's scheme." : "Write the whole address, beginning with https://.",
        client: client)
    } else {
      report.add(
        "\(value.name) \(link.address.excerpt(80)) has no scheme.",
        hint: isDeepLink ? hint(deepLink: link, value) : hint(page: link),
        client: client)
    }
  }

  private func hint(page link: LinkParts) -> String {
    let rest = Self.rest(of: link)
    let host = rest.prefix { !"/?#".contains($0) }
    guard host.contains("."), !host.contains("@"), rest.count <= 80 else {
      return "Write the whole address, beginning with https://."
    }
    return "Write https://\(rest.visible)."
  }

  private func hint(deepLink link: LinkParts, _ value: ValueUnderTest) -> String {
    let rest = Self.rest(of: link)
    guard let scheme = value.schemes?.first(where: { $0 != "https" && $0 != "http" }), rest.count <= 80 else {
      return "Write the app's scheme and :// before it."
    }
    return "Write \(scheme)://\(rest.visible)."
  }

  /// Returns the address without what is left of a scheme.
  private static func rest(of link: LinkParts) -> Substring {
    var rest = link.address[...]
    for start in ["https", "http"] where rest.lowercased().hasPrefix(start + "/") { rest = rest.dropFirst(start.count) }
    return rest.drop { ":/\\".contains($0) }
  }
}
