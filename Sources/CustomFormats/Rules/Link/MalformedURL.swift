/// A link that is not written as links are.
struct MalformedURL: ValueRule {
  let about = RuleDescription(
    "malformed-url", family: .link, severity: .error, addressee: .advertiser,
    summary: "A link is written as URLs are: scheme, host, port and encoded bytes.",
    why: """
      An app that cannot read a link does nothing on a tap, without a word. Browsers guess what was meant; the ad server and the phone's system \
      do not.
      """,
    sources: [.uri, .creativeService],
    supersedes: ["private-address"],
    passing: [
      Example.links("a port, an encoded blank, a fragment", #""destinationUrl": "https://bakery.example:8443/a%20b?x=1#y""#),
      Example.links("letters of other scripts", #""destinationUrl": "https://bäckerei.example/heute?q=ü""#),
      Example.links(
        "macros and the ad server's random number", #""destinationUrl": "https://bakery.example/?p=${AUCTION_PRICE}&ord=%n""#),
      Example.links(
        "an address inside another one", #""destinationUrl": "https://bakery.example/?u=https%3A%2F%2Fshop.example%2Fa|b""#),
      Example.links(
        "an app's links",
        #""destinationUrl": "https://bakery.example", "deepLinks": ["market://details?id=a.b", "fb:profile", "intent://scan/#Intent;scheme=zxing;end"]"#
      ),
      Example.links("numbers of version 6", #""destinationUrl": "https://[2a00:1450:4001::8a]:443/today""#),
    ],
    failing: [
      Example.links(
        "a port that no machine has", #""destinationUrl": "https://bakery.example:99999999/x""#,
        finds: [.expect("Destination has the port 99999999, the highest is 65535.", "Write the right port, or none.")]),
      Example.links(
        "a port that is no number", #""destinationUrl": "https://bakery.example:80a/x""#,
        finds: [.expect("Destination has the port 80a, expected are digits.", "Write the right port, or none.")]),
      Example.links(
        "one slash", #""destinationUrl": "https:/bakery.example/today""#,
        finds: [.expect("Destination has https:/ where https:// belongs.", "Write https://bakery.example/today.")]),
      Example.links(
        "slashes that lean back", #""destinationUrl": "https:\\\\bakery.example""#,
        finds: [.expect("Destination has https:\\\\ where https:// belongs.", "Write https://bakery.example.")]),
      Example.links(
        "two schemes", #""destinationUrl": "https://https://bakery.example/today""#,
        finds: [.expect("Destination has two schemes: https://https://.", "Write https://bakery.example/today.")]),
      Example.links(
        "a comma in the host", #""destinationUrl": "https://bakery,example/today""#,
        finds: [
          .expect(
            "Destination has the host bakery,example, where \",\" has no place.", "Write the site with dots and dashes alone.")
        ]),
      Example.links(
        "two dots in the host", #""destinationUrl": "https://bakery..example/today""#,
        finds: [
          .expect(
            "Destination has the host bakery..example, where nothing stands between two dots.", "Write the site with single dots."
          )
        ]),
      Example.links(
        "a sign of less", #""destinationUrl": "https://bakery.example/<id>""#,
        finds: [
          .expect("Destination has \"<\" after \"https://bakery.example/\", which no address may have.", "Write %3C for it.")
        ]),
      Example.links(
        "a percent sign that encodes nothing", #""destinationUrl": "https://bakery.example/50%off""#,
        finds: [
          .expect(
            "Destination has a percent sign after \"https://bakery.example/50\" that encodes nothing.",
            "Write %25 for a percent sign.")
        ]),
      Example.links(
        "encoded as a whole", #""destinationUrl": "https%3A%2F%2Fbakery.example%2Ftoday""#,
        finds: [.expect("Destination is encoded as a whole.", "Write https://bakery.example/today.")]),
      Example.links(
        "an underscore in the scheme", #""destinationUrl": "https://bakery.example", "deepLinks": ["bakery_app://today"]"#,
        finds: [
          .init(
            "deepLinks[0]", "Deep link has the scheme bakery_app, where \"_\" has no place.",
            hint: "Write it with letters, digits, +, - and dots, a letter first.", client: LinkFault.client)
        ]),
    ])

  let scope = ValueScope.links
  let wakes: Signs = [.unusualStart, .unusualHost, .percentInside, .markup, .bracket, .quote]

  /// Says what is wrong with how a link is written.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let link = value.link, let fault = LinkFault(link) else { return }
    report.add("\(value.name) \(fault.message).", hint: fault.hint, client: LinkFault.client)
  }
}

extension Example.Expected {
  /// What the rule says of a destination.
  fileprivate static func expect(_ message: String, _ hint: String) -> Example.Expected {
    Example.Expected("destinationUrl", message, hint: hint, client: LinkFault.client)
  }
}
