import Documents

/// A macro that lost a part of its marks.
struct UnbalancedMacro: ValueRule {
  let about = RuleDescription(
    "unbalanced-macro", family: .link, severity: .error, addressee: .publisher,
    summary: "A macro is closed as it is opened.",
    why: "A macro without its last percent sign is replaced by nobody, and what is left of it makes the address invalid.",
    sources: [.macros],
    passing: [
      Example.links(
        "macros and encoded bytes",
        #""destinationUrl": "https://bakery.example/%41%42?c=%%CACHEBUSTER%%%20&a=${AUCTION_ID}&b=[%Campaign%]""#)
    ],
    failing: [
      Example.links(
        "a percent sign too few at the end", #""destinationUrl": "https://bakery.example/?ord=%%CACHEBUSTER%&x=1""#,
        finds: [
          .init("destinationUrl", "Destination has %%CACHEBUSTER%, which is no whole macro.", hint: "Write %%CACHEBUSTER%%.")
        ]),
      Example.links(
        "single percent signs", #""destinationUrl": "https://bakery.example/?ord=%CACHEBUSTER%""#,
        finds: [
          .init("destinationUrl", "Destination has %CACHEBUSTER%, which is no whole macro.", hint: "Write %%CACHEBUSTER%%.")
        ]),
      Example.links(
        "nothing at the end", #""destinationUrl": "https://bakery.example/?ord=%%cachebuster""#,
        finds: [
          .init("destinationUrl", "Destination has %%cachebuster, which is no whole macro.", hint: "Write %%CACHEBUSTER%%.")
        ]),
      Example.links(
        "an open brace", #""destinationUrl": "https://bakery.example/?p=${AUCTION_PRICE&x=1""#,
        finds: [
          .init("destinationUrl", "Destination has ${AUCTION_PRICE, which is no whole macro.", hint: "Write ${AUCTION_PRICE}.")
        ]),
      Example.links(
        "percent signs without a name", #""destinationUrl": "https://bakery.example/100%%""#,
        finds: [
          .init(
            "destinationUrl", "Destination has %%, which is no whole macro.", hint: "Write %25 for a percent sign.")
        ]),
    ])

  let scope = ValueScope.links
  let wakes: Signs = [.percentInside, .bracket]

  /// Says which macros are not whole.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let link = value.link else { return }
    for macro in link.macros where macro.kind == .unfinished {
      report.add(
        "\(value.name) has \(macro.text.excerpt), which is no whole macro.", hint: Self.hint(for: macro), given: macro.text)
    }
  }

  private static func hint(for macro: LinkMacro) -> String {
    let name = macro.name.excerpt
    if macro.text.hasPrefix("${") { return "Write ${\(name.isEmpty ? "NAME" : name)}." }
    if macro.text.hasPrefix("[%") { return "Write [%\(name)%]." }
    if name.isEmpty { return "Write %25 for a percent sign." }
    return "Write %%\(AdServerMacros.knowsInAnyCase(macro.name) ? name.uppercased() : name)%%."
  }
}
