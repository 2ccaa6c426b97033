/// A page that is not encrypted.
struct InsecureDestination: ValueRule {
  let about = RuleDescription(
    "insecure-destination", family: .link, severity: .warning, addressee: .advertiser,
    summary: "A destination is encrypted: https.",
    why: "Anybody on the way can read and change a page over http; phones warn of it or refuse to open it inside an app.",
    sources: [.creativeService, .encryptedLinks],
    passing: [Example.links("https", #""destinationUrl": "https://bakery.example/?next=http://bakery.example""#)],
    failing: [
      Example.links(
        "http", #""destinationUrl": "http://bakery.example/today""#,
        finds: [
          .init(
            "destinationUrl", "Destination goes over http, which is not encrypted.",
            hint: "Write https:// and check that the page opens.",
            client: "please send the https:// address of the page.")
        ]),
      Example.asset(
        "a field", "Website", field: #""kind": "url""#, value: #""HTTP://bakery.example""#,
        finds: [
          .init(
            "Website", "Website goes over http, which is not encrypted.", hint: "Write https:// and check that the page opens.",
            client: "please send the https:// address of the page.")
        ]),
    ])

  let scope: ValueScope = [.destination, .url, .deepLink]
  let wakes = Signs.unusualStart

  /// Says that a page goes over http.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard value.link?.scheme == "http" else { return }
    report.add(
      "\(value.name) goes over http, which is not encrypted.", hint: "Write https:// and check that the page opens.",
      client: "please send the https:// address of the page.")
  }
}
