/// A site that the field does not take.
struct UnsupportedHost: ValueRule {
  let about = RuleDescription(
    "unsupported-host", family: .link, severity: .error, addressee: .advertiser,
    summary: "A link leads to one of the sites that its field lists.",
    why:
      "A field that lists sites is one whose link the app opens itself, or whose calls a partner counts; other sites do not work there.",
    sources: [.creativeService],
    passing: [
      Example.asset(
        "a site of the list", "Website", field: #""kind": "url", "limits": { "hosts": ["bakery.example"] }"#,
        value: #""https://Bakery.example/today""#),
      Example.asset(
        "any part of a site", "Website", field: #""kind": "url", "limits": { "hosts": ["*.bakery.example"] }"#,
        value: #""https://www.bakery.example:443/today""#),
      Example.asset(
        "a site that a macro brings", "Website", field: #""kind": "url", "limits": { "hosts": ["bakery.example"] }"#,
        value: #""https://%%SITE%%/today""#),
    ],
    failing: [
      Example.asset(
        "another site", "Website", field: #""kind": "url", "limits": { "hosts": ["bakery.example", "*.bakery.example"] }"#,
        value: #""https://bakery.example.other.example/today""#,
        finds: [
          .init(
            "Website",
            "Website has the host bakery.example.other.example, the field takes bakery.example and *.bakery.example.",
            hint: "Write an address of one of these.", client: "please send an address of bakery.example or *.bakery.example.")
        ])
    ])

  let scope = ValueScope.links
  let wakes = Signs.hasHosts

  /// Says which site a link leads to and which ones are taken.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let hosts = value.field?.urlLimits.hosts, let link = value.link, let host = link.hostName, !host.isEmpty else { return }
    let name = host.hasSuffix(".") ? String(host.dropLast()) : host
    let isListed = hosts.contains { listed in
      let listed = listed.lowercased()
      return listed.hasPrefix("*.") ? name.hasSuffix(listed.dropFirst()) && name.count >= listed.count : name == listed
    }
    guard !isListed else { return }
    report.add(
      "\(value.name) has the host \(host.excerpt(80)), the field takes \(hosts.inAList.excerpt(120)).",
      hint: "Write an address of one of these.", client: "please send an address of \(hosts.asAChoice.excerpt(120)).",
      expected: hosts.inAList, given: host)
  }
}
