import Documents

/// A macro in the spelling of another ad server.
struct ForeignMacro: ValueRule {
  let about = RuleDescription(
    "foreign-macro", family: .link, severity: .warning, addressee: .publisher,
    summary: "A link has the macros of the ad server that serves it, not another one's.",
    why: """
      Vendors hand out trackers with placeholders such as [timestamp] for whoever puts them in. Ad Manager replaces what stands between %% and \
      leaves the others, so every call looks the same and some are never counted.
      """,
    sources: [.macros],
    passing: [
      Example.links("a buyer's macro", #""destinationUrl": "https://bakery.example/?p=${AUCTION_PRICE}&g=${GDPR}""#),
      Example.links("parameters with brackets", #""destinationUrl": "https://bakery.example/?filter[size]=2&ids[]=1#section{}""#),
      Example.links("a number of version 6", #""destinationUrl": "https://[2a00:1450::8a]/today""#),
    ],
    failing: [
      Example.links(
        "a time in square brackets",
        #""destinationUrl": "https://bakery.example", "impressionTrackers": ["https://pixel.example/i?ord=[timestamp]"]"#,
        finds: [
          .init(
            "impressionTrackers[0]", "Impression tracker has [timestamp], which Ad Manager leaves as it is.",
            hint: "Write %%CACHEBUSTER%%.")
        ]),
      Example.links(
        "a random number in braces",
        #""destinationUrl": "https://bakery.example", "clickTrackers": ["https://pixel.example/{campaign}/c?ord={{random}}"]"#,
        finds: [
          .init(
            "clickTrackers[0]", "Click tracker has {campaign}, which Ad Manager leaves as it is.",
            hint: "Write its value, or a macro that the ad server lists."),
          .init(
            "clickTrackers[0]", "Click tracker has {{random}}, which Ad Manager leaves as it is.", hint: "Write %%CACHEBUSTER%%."),
        ]),
      Example.links(
        "a click macro", #""destinationUrl": "[CLICK_URL]https://bakery.example/?id={IDFA}""#,
        finds: [
          .init(
            "destinationUrl", "Destination has [CLICK_URL], which Ad Manager leaves as it is.", hint: "Write %%CLICK_URL_UNESC%%."
          ),
          .init(
            "destinationUrl", "Destination has {IDFA}, which Ad Manager leaves as it is.",
            hint: "Write %%ADVERTISING_IDENTIFIER_PLAIN%%."),
        ]),
    ])

  let scope = ValueScope.links
  let wakes = Signs.bracket

  /// Says which macros are another ad server's.
  func check(_ value: ValueUnderTest, into report: inout Report) {
    guard let link = value.link else { return }
    var said: Set<String> = []
    for macro in link.macros where macro.kind == .foreign && said.insert(macro.text).inserted {
      report.add(
        "\(value.name) has \(macro.text.excerpt), which Ad Manager leaves as it is.",
        hint: Self.equal(of: macro).map { "Write \($0)." } ?? "Write its value, or a macro that the ad server lists.",
        given: macro.text)
    }
  }

  /// Returns the ad server's macro for the same thing.
  private static func equal(of macro: LinkMacro) -> String? {
    if macro.isCacheBuster { return "%%CACHEBUSTER%%" }
    let name = LinkMacro.folded(macro.name)
    if name.contains("click") { return "%%CLICK_URL_UNESC%%" }
    return equals[name]
  }

  private static let equals = [
    "idfa": "%%ADVERTISING_IDENTIFIER_PLAIN%%", "gaid": "%%ADVERTISING_IDENTIFIER_PLAIN%%",
    "ifa": "%%ADVERTISING_IDENTIFIER_PLAIN%%",
    "deviceid": "%%ADVERTISING_IDENTIFIER_PLAIN%%", "advertisingid": "%%ADVERTISING_IDENTIFIER_PLAIN%%", "gdpr": "${GDPR}",
    "site": "%%SITE%%", "domain": "%%SITE%%", "width": "%%WIDTH%%", "height": "%%HEIGHT%%", "referrer": "%%REFERRER_URL_ESC%%",
  ]
}
