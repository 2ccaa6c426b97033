/// A macro that the ad server does not know.
struct UnknownMacro: ValueRule {
  let about = RuleDescription(
    "unknown-macro", family: .link, severity: .warning, addressee: .publisher,
    summary: "A macro between %% is one that the ad server knows, in its letter case.",
    why:
      "The ad server leaves an unknown macro as it is: the other side gets the macro's name instead of its value. Letter case counts.",
    sources: [.macros, .creativeMacros],
    passing: [
      Example.links(
        "macros of the list",
        #""destinationUrl": "%%CLICK_URL_UNESC%%https://bakery.example/?k=%%PATTERN:city%%&p=${AUCTION_PRICE}&l=%eaid!""#)
    ],
    failing: [
      Example.links(
        "another letter case",
        #""destinationUrl": "https://bakery.example/?site=%%Site%%""#,
        finds: [
          .init("destinationUrl", "Destination has %%Site%%, which the ad server does not know.", hint: "Did you mean %%SITE%%?")
        ]),
      Example.links(
        "another name", #""destinationUrl": "https://bakery.example/?x=%%CUSTOMER_NUMBER%%""#,
        finds: [
          .init(
            "destinationUrl", "Destination has %%CUSTOMER_NUMBER%%, which the ad server does not know.",
            hint: "Remove it, or write a macro that the ad server lists.")
        ]),
    ])

  let scope = ValueScope.links
  let wakes = Signs.percentInside

  /// Says which macros nobody replaces.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let link = value.link else { return }
    var said: Set<String> = []
    for macro in link.macros
    where macro.kind == .adServer && !AdServerMacros.knows(macro.name) && said.insert(macro.name).inserted {
      let near = AdServerMacros.near(macro.name)
      report.add(
        "\(value.name) has \(macro.text.excerpt), which the ad server does not know.",
        hint: near.map { "Did you mean %%\($0)%%?" } ?? "Remove it, or write a macro that the ad server lists.", given: macro.text
      )
    }
  }
}
