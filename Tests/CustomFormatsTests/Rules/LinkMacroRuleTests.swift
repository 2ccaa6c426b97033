import CustomFormats
import Testing

/// What the rules about links say of macros and encodings.
@Suite struct LinkMacroRuleTests {
  @Test(arguments: [
    ("%%Cachebuster%%", "Did you mean %%CACHEBUSTER%%?"), ("%%cachebuster%%", "Did you mean %%CACHEBUSTER%%?"),
    ("%%CACHE_BUSTER%%", "Did you mean %%CACHEBUSTER%%?"),
    ("%%CLICK_URL_UNESCAPED%%", "Did you mean %%CLICK_URL_UNESC%%?"),
    ("%%PATTERN:%%", "Remove it, or write a macro that the ad server lists."),
    ("%%pattern:City%%", "Did you mean %%PATTERN:City%%?"),
    ("%%KUNDENNUMMER%%", "Remove it, or write a macro that the ad server lists."),
  ])
  func `a macro that the ad server does not know is a warning with the near one`(macro: String, hint: String) {
    #expect(LinkProof("https://bakery.example/?x=\(macro)").rules == ["unknown-macro"])
    #expect(LinkProof("https://bakery.example/?x=\(macro)").first?.hint == hint)
  }

  @Test(arguments: [
    "[timestamp]", "[CACHEBUSTING]", "[RANDOM]", "{random}", "{{random}}", "{{ random }}", "{cb}", "[ord]", "{CACHEBUSTER}",
  ])
  func `another ad server's random number is one warning, with the right macro`(macro: String) {
    let found = LinkProof("https://pixel.example/i?ord=\(macro)", in: .impressionTracker).findings
    #expect(found.map(\.rule) == (macro.contains(" ") ? ["foreign-macro", "url-with-blanks"] : ["foreign-macro"]))
    #expect(found.first?.hint == "Write %%CACHEBUSTER%%.")
  }

  @Test(arguments: ["%%CACHEBUSTER%", "%CACHEBUSTER%%", "%CACHEBUSTER%", "%%CACHEBUSTER", "%%cachebuster"])
  func `a cache buster that lost a percent sign is one error, with the whole one`(macro: String) {
    #expect(LinkProof("https://pixel.example/i?ord=\(macro)", in: .impressionTracker).rules == ["unbalanced-macro"])
    #expect(LinkProof("https://pixel.example/i?ord=\(macro)", in: .impressionTracker).first?.hint == "Write %%CACHEBUSTER%%.")
  }

  @Test(arguments: [
    ("https://pixel.example/i?ord=%%CACHEBUSTER%%", true), ("https://pixel.example/i?ord=%%CACHEBUSTER%%&x=1", true),
    ("https://pixel.example/i?ord=%n", true),
    ("https://pixel.example/i?ord=%n&x=%20", true), ("https://pixel.example/i?ord=${CACHEBUSTER}", true),
    ("https://pixel.example/i?t=${TIMESTAMP}", true),
    ("https://pixel.example/i", false), ("https://pixel.example/i?ord=20260314", false),
    ("https://pixel.example/i?x=%%SITE%%", false),
    ("https://pixel.example/i?ord=CACHEBUSTER", false), ("https://pixel.example/i?p=${AUCTION_PRICE}", false),
    ("%%DEST_URL%%", true),
  ])
  func `a tracker needs something random`(link: String, hasOne: Bool) {
    for place in [LinkProof.Place.impressionTracker, .clickTracker] {
      #expect(LinkProof(link, in: place).rules == (hasOne ? [] : ["no-cache-buster"]))
    }
    #expect(LinkProof(link).rules == [])
  }

  @Test func `each tracker without one is told once`() {
    let trackers =
      #""destinationUrl": "https://a.example", "impressionTrackers": ["https://b.example/1", "https://b.example/2?%n", "https://b.example/3"]"#
    #expect(
      ExampleRun(Example.links("", trackers)).findings.map { "\($0.rule) \($0.key ?? "")" } == [
        "no-cache-buster impressionTrackers[0]", "no-cache-buster impressionTrackers[2]",
      ])
  }

  @Test(arguments: [
    ("https://bakery.example/%c3%a4", ["ad-server-code-in-url"]), ("https://bakery.example/?k=%pcity", ["ad-server-code-in-url"]),
    ("https://bakery.example/?h=%h", ["ad-server-code-in-url"]), ("https://bakery.example/%C3%A4%2f%eb", []),
    ("https://bakery.example/?l=%eaid!%n", []),
  ])
  func `what the ad server may take for a code is a note`(link: String, expected: [String]) {
    #expect(LinkProof(link).findings.map(\.rule) == expected)
  }

  @Test(arguments: [
    ("https://bakery.example/a%2520b", true), ("https://bakery.example/?q=a%2520b", true),
    ("https://bakery.example/?u=https%253A%252F%252Fb.example", true),
    ("https://bakery.example/#a%252Fb", true), ("https://bakery.example/?u=https%3A%2F%2Fb.example%2Fa%2520b", false),
    ("https://bakery.example/?q=50%25", false),
    ("https://bakery.example/?q=50%25+x&y=%25zz", false), ("%%CLICK_URL_ESC%%https%3A%2F%2Fbakery.example%2Fa%2520b", false),
  ])
  func `what is encoded twice is a warning, unless an address stands inside another`(link: String, isTwice: Bool) {
    #expect(LinkProof(link).rules == (isTwice ? ["double-encoded-url"] : []))
  }
}
