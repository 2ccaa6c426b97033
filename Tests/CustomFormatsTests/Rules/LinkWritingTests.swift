import CustomFormats
import Testing

/// What the rules about links say of how they are written.
@Suite struct LinkWritingTests {
  @Test(arguments: [
    "https:/bakery.example", "https:bakery.example", "https:\\\\bakery.example", "https:/\\bakery.example",
    "https://https://bakery.example",
    "https://http://bakery.example", "http://https//bakery.example", "https://bakery,example", "https://bakery..example",
    "https://.bakery.example",
    "https://bakery!.example", "https://bakery.example:99999999/x", "https://bakery.example:65536", "https://bakery.example:0",
    "https://bakery.example:80a",
    "https://bakery.example:8080:1/x", "https://bakery.example/<b>", "https://bakery.example/\"x\"",
    "https://bakery.example/a\\b", "https://bakery.example/^",
    "https://bakery.example/`", "https://bakery.example/100%", "https://bakery.example/%zz", "https://bakery.example/%4",
    "https://bakery.example/50%off",
    "https://bakery.example/?a=%u0041", "https://bakery.example/?a=%s", "https%3A%2F%2Fbakery.example",
    "https%3a//bakery.example", "https://bakery。example",
    "https://[::1", "https://[x:y]/x", "https://bakery%2Eexample/", "https://\(String(repeating: "a", count: 64)).example",
    "1app://x", "bakery_app://x",
    "bäckerei://x", "https://[%Host/x",
  ])
  func `an address that is not written as one is an error in each place`(link: String) {
    for place in LinkProof.Place.allCases {
      let found = LinkProof(link, in: place).rules.filter {
        !$0.hasPrefix("insecure") && $0 != "no-cache-buster" && $0 != "unsupported-scheme"
      }
      #expect(
        found == ["malformed-url"] || found == ["unbalanced-macro"] || found == ["url-without-scheme"],
        "\(place) \(link) \(found)")
    }
  }

  @Test(arguments: [
    ("https://bakery.example:8080:1/x", "Destination has the port 8080:1, expected are digits."),
    ("https://[x:y]/x", "Destination has the host [x:y], which is no number of version 6."),
    ("https:bakery.example", "Destination has https: where https:// belongs."),
    ("http://https//bakery.example", "Destination has two schemes: http://https//."),
    ("https://bakery.example:0", "Destination has the port 0, the lowest is 1."),
    (
      "https://bakery.example/\"x\"",
      "Destination has a quotation mark after \"https://bakery.example/\", which no address may have."
    ),
    ("https://.bakery.example", "Destination has the host .bakery.example, where nothing stands before a dot."),
  ])
  func `what is wrong is told in one sentence`(link: String, message: String) {
    let findings = LinkProof(link).findings
    #expect(findings.filter { $0.rule == "malformed-url" }.map(\.message) == [message])
  }

  @Test(arguments: [
    "https://bakery.example/a b", " https://bakery.example", "https://bakery.example\n", "https://bakery.example/\ta",
    "https://bakery.example/\u{A0}",
    "https://bak\u{200B}ery.example", "\u{FEFF}https://bakery.example", "https://bakery.example/\u{2028}",
    "https://bakery.example/\u{3000}x", "https: //bakery.example",
    "ht tps://bakery.example", "https://bakery.example/\u{AD}",
  ])
  func `blanks and characters that show nothing are an error in each place`(link: String) {
    for place in LinkProof.Place.allCases {
      #expect(LinkProof(link, in: place).rules.filter { $0 != "no-cache-buster" } == ["url-with-blanks"], "\(place)")
    }
  }

  @Test(arguments: [
    "https://bakery.example/\u{0}", "https://bakery.example/\u{7F}a", "https://bakery.example/\u{9B}",
    "https://bakery.example/\u{202E}gpj", "https://bakery.example/\r",
  ])
  func `controls and overrides are an error in each place`(link: String) {
    for place in LinkProof.Place.allCases {
      #expect(LinkProof(link, in: place).rules.filter { $0 != "no-cache-buster" } == ["control-character"], "\(place)")
    }
  }

  @Test(arguments: ["", " ", "\u{A0}", "\u{200B}"])
  func `a blank link is missing, and no rule about links speaks of it`(link: String) {
    for place in LinkProof.Place.allCases {
      for ignores in [false, true] {
        let findings = ExampleRun(Example.links("", place.links(link)), ignoringSigns: ignores).findings
        #expect(findings.filter { Rules.named($0.rule)?.about.family == .link } == [])
      }
    }
  }

  @Test func `lengths count characters, macros as they are written`() {
    let base = "https://bakery.example/?o=%%CACHEBUSTER%%&"
    #expect(LinkProof(base + String(repeating: "ü", count: 1024 - base.count)).rules == [])
    #expect(LinkProof(base + String(repeating: "ü", count: 1025 - base.count)).rules == ["url-too-long"])
    #expect(LinkProof(base + String(repeating: "a", count: 1025 - base.count), in: .impressionTracker).rules == ["url-too-long"])
  }
}
