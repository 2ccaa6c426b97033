/// A web address without a host.
struct URLWithoutHost: ValueRule {
  let about = RuleDescription(
    "url-without-host", family: .link, severity: .error, addressee: .advertiser,
    summary: "A web address names its site.",
    why:
      "Behind https:// stands the site; without one a tap leads nowhere. It gets lost when an address is put together from parts.",
    sources: [.uri],
    passing: [
      Example.links(
        "an app's link without a host", #""destinationUrl": "https://bakery.example", "deepLinks": ["bakery-app:///today"]"#),
      Example.links("a host that a macro brings", #""destinationUrl": "https://%%SITE%%/today""#),
    ],
    failing: [
      Example.links(
        "nothing behind the scheme", #""destinationUrl": "https://""#,
        finds: [
          .init(
            "destinationUrl", "Destination https:// has no host.", hint: "Write the site behind https://.",
            client: "please write the whole address; the name of the site is missing.")
        ]),
      Example.links(
        "three slashes", #""destinationUrl": "https:///today""#,
        finds: [
          .init(
            "destinationUrl", "Destination https:///today has no host.", hint: "Write the site behind https://.",
            client: "please write the whole address; the name of the site is missing.")
        ]),
      Example.links(
        "a port alone", #""destinationUrl": "https://:8443/today""#,
        finds: [
          .init(
            "destinationUrl", "Destination https://:8443/today has no host.", hint: "Write the site behind https://.",
            client: "please write the whole address; the name of the site is missing.")
        ]),
    ])

  let scope = ValueScope.links
  let wakes: Signs = [.unusualStart, .unusualHost]

  /// Says that a web address has no host.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let link = value.link, link.isWeb, let scheme = link.scheme else { return }
    let isEmpty = link.hasAuthority ? link.host?.isEmpty == true : link.hasNothingBehindScheme
    guard isEmpty else { return }
    report.add(
      "\(value.name) \(link.address.excerpt(80)) has no host.", hint: "Write the site behind \(scheme)://.",
      client: "please write the whole address; the name of the site is missing.")
  }
}
