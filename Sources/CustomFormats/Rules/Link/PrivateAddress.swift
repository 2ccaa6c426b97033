/// A link into a network that readers are not in.
struct PrivateAddress: ValueRule {
  let about = RuleDescription(
    "private-address", family: .link, severity: .warning, addressee: .advertiser,
    summary: "A link leads to a public site.",
    why: "Addresses of a test machine or an office work where the campaign is made and nowhere else.",
    sources: [.uri],
    supersedes: ["insecure-destination"],
    passing: [
      Example.links("a public name", #""destinationUrl": "https://localhost.bakery.example/192.168.0.1""#),
      Example.links("a public number", #""destinationUrl": "https://172.32.0.1/today""#),
      Example.links(
        "an app's own name for its parts",
        #""destinationUrl": "https://bakery.example", "deepLinks": ["bakery-app://localhost/1"]"#),
    ],
    failing: [
      Example.links(
        "this device", #""destinationUrl": "http://localhost:8080/today""#,
        finds: [.expect("Destination leads to localhost, which is the reader's own device.")]),
      Example.links(
        "a number of an office", #""destinationUrl": "https://192.168.0.10/today""#,
        finds: [.expect("Destination leads to 192.168.0.10, a number of private networks.")]),
      Example.links(
        "the same as one number", #""destinationUrl": "https://3232235530/today""#,
        finds: [.expect("Destination leads to 3232235530, a number of private networks.")]),
      Example.links(
        "a number of version 6", #""destinationUrl": "https://[fe80::1]/today""#,
        finds: [.expect("Destination leads to [fe80::1], a number of private networks.")]),
      Example.links(
        "a name that one network knows", #""destinationUrl": "https://staging.bakery.local/today""#,
        finds: [.expect("Destination leads to staging.bakery.local, a name of private networks.")]),
      Example.links(
        "a name without a dot", #""destinationUrl": "https://intranet/today""#,
        finds: [.expect("Destination leads to intranet, a name without a dot, which one network knows.")]),
    ])

  let scope = ValueScope.links
  let wakes: Signs = [.unusualStart, .unusualHost]

  /// Says why nobody else can open a link.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let link = value.link, link.isWeb, let host = link.hostName, let reason = PrivateHost.reason(host) else { return }
    report.add(
      "\(value.name) leads to \(host.excerpt(60)), \(reason).", hint: Self.hint, client: Self.client, given: host)
  }

  fileprivate static let hint = "Write the public address."
  fileprivate static let client = "please send the public address; this one works inside one network only."
}

extension Example.Expected {
  /// What the rule says of a destination.
  fileprivate static func expect(_ message: String) -> Example.Expected {
    Example.Expected("destinationUrl", message, hint: PrivateAddress.hint, client: PrivateAddress.client)
  }
}
