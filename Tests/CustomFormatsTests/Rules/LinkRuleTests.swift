import CustomFormats
import Documents
import Testing

/// What the rules about links say, case by case, and of schemes, hosts and fields.
@Suite struct LinkRuleTests {
  @Test(arguments: [
    ("23", ["error unfilled-placeholder Caption", "error unfilled-placeholder Headline"]),
    ("46", ["error url-with-blanks destinationUrl"]),
    ("48-no-scheme", ["error url-without-scheme destinationUrl"]),
    ("48-protocol-relative", ["error url-without-scheme destinationUrl"]),
    ("48-script", ["error dangerous-scheme destinationUrl"]),
    ("48-host-missing", ["error url-without-host destinationUrl"]),
    ("48-insecure", ["warning insecure-destination destinationUrl"]),
    ("48-market", ["error unsupported-scheme destinationUrl"]), ("48-idn", []), ("48-port-fragment", []),
  ])
  func `a case has the faults that people met, and no others`(name: String, outcome: [String]) throws {
    #expect(try CaseRun(name).outcome.sorted() == outcome)
  }

  @Test func `a blank behind the scheme is told with its place, and http beneath it`() throws {
    let finding = try #require(try CaseRun("46").findings.first)
    #expect(finding.message == "Destination has a blank after \"http:\".")
    #expect(finding.consequences.map(\.rule) == ["insecure-destination"])
  }

  @Test(arguments: [
    "https://bakery.example", "HTTPS://BAKERY.EXAMPLE/", "https://bakery.example:443", "https://bakery.example.",
    "https://bäckerei.example/heute?q=ü",
    "https://xn--bckerei-5wa.example", "https://例え.テスト/パス", "https://مخبز.example/خبز", "https://a-b.c_d.bakery.example",
    "https://bakery.example?x=1",
    "https://bakery.example#x", "https://bakery.example/a%20b;c,d(e)!f*'g~h@i:j",
    "https://bakery.example/?a=1&b=[]&c[]=2&d=a|b{}",
    "https://bakery.example/?u=https%3A%2F%2Fshop.example%2F%3Fa%3Db%26c", "https://bakery.example/?u=https://shop.example/a",
    "https://bakery.example//a", "https://user@bakery.example/", "https://8.8.8.8/x", "https://[2a00:1450:4001::8a]/x",
    "https://bakery.example/?p=${AUCTION_PRICE}&x=%%PATTERN:k%%", "%%CLICK_URL_UNESC%%https://bakery.example",
    "%%CLICK_URL_UNESC%%%%DEST_URL%%",
    "%%CLICK_URL_ESC%%https%3A%2F%2Fbakery.example", "${CLICK_URL}https://bakery.example", "%%DEST_URL%%", "[%Landing%]",
    "https://[%Host%]/x",
    "https://bakery.example/?ord=%n", "https://bakery.example/?l=%eaid!", "https://bakery.example/%F0%9F%8D%9E",
    "https://bakery.example/🍞",
    "https://bakery.example:%%PORT%%/x", "https://%%SITE%%:8080/x", "https://bakery.example/a+b", "https://local.bakery.example",
    "https://bakery.info",
    "https://bakery.art", "https://bakery.lu", "https://bakery.in",
  ])
  func `honest addresses are left alone`(link: String) {
    #expect(LinkProof(link).rules.filter { $0 != "unknown-macro" } == [])
  }

  @Test(arguments: [
    "www.bakery.example", "bakery.example/today", "bakery.example:8443/x", "www.bakery.example:x", "localhost:8080",
    "//bakery.example", "///x",
    "/today", "today", "?x=1", "#top", "://bakery.example", ":", "https", "https//bakery.example", "info@bakery.example",
    "coming soon", "TBD",
    "%%CLICK_URL_UNESC%%www.bakery.example", "%%CLICK_URL_UNESC%%//bakery.example", "null.", "-", "1.5:2",
  ])
  func `a link without a scheme is an error in each place`(link: String) {
    for place in LinkProof.Place.allCases { #expect(LinkProof(link, in: place).rules == ["url-without-scheme"], "\(place)") }
  }

  @Test(arguments: [
    ("www.bakery.example", "Write https://www.bakery.example."), ("//bakery.example/a", "Write https://bakery.example/a."),
    ("://bakery.example", "Write https://bakery.example."), ("http//bakery.example", "Write https://bakery.example."),
    ("/today", "Write the whole address, beginning with https://."),
    ("info@bakery.example", "Write the whole address, beginning with https://."),
    ("TBD", "Write the whole address, beginning with https://."),
  ])
  func `the hint writes the address where it is known`(link: String, hint: String) {
    #expect(LinkProof(link).first?.hint == hint)
  }

  @Test func `the hint of a deep link writes the app's scheme where it is known`() {
    #expect(LinkProof("://item/1", in: .deepLink).first?.hint == "Write the app's scheme and :// before it.")
    #expect(
      LinkProof("item/1", in: .deepLink, limits: #""deepLinks": { "schemes": ["https", "shop-app"] }"#).first?.hint
        == "Write shop-app://item/1.")
  }

  @Test(arguments: [
    "https://", "https:///", "https:///today", "http://?x", "https://#x", "https://:80/", "https://user@/x", "https:", "https:/",
    "%%CLICK_URL_UNESC%%https://",
  ])
  func `a web address without a host is an error in each place`(link: String) {
    for place in LinkProof.Place.allCases {
      #expect(
        LinkProof(link, in: place).rules.filter { !$0.hasPrefix("insecure") && $0 != "no-cache-buster" } == ["url-without-host"],
        "\(place)"
      )
    }
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)", "java\nscript:alert(1)",
    "\u{1}javascript:alert(1)",
    "java\u{200B}script:alert(1)", "javascript://bakery.example/%0Aalert(1)", "data:text/html,x", "DATA:text/html;base64,eA==",
    "vbscript:x",
    "file:///etc/passwd", "file://server/x", "%%CLICK_URL_UNESC%%javascript:alert(1)",
  ])
  func `a dangerous scheme is an error in each place, however it hides`(link: String) {
    for place in LinkProof.Place.allCases {
      #expect(LinkProof(link, in: place).rules.filter { $0 != "control-character" } == ["dangerous-scheme"], "\(place)")
    }
    #expect(
      LinkProof(link, limits: #""destination": { "schemes": ["https", "javascript", "data", "file", "vbscript"] }"#).rules
        .contains(
          "dangerous-scheme"))
  }

  @Test(arguments: [
    ("tel:+4930123456", LinkProof.Place.deepLink, "dangerous-scheme"), ("sms:+49", .deepLink, "dangerous-scheme"),
    ("tel:+4930123456", .destination, "unsupported-scheme"),
    ("mailto:a@bakery.example", .destination, "unsupported-scheme"),
    ("ftp://files.example.com/a", .destination, "unsupported-scheme"),
    ("htps://bakery.example", .destination, "unsupported-scheme"),
    ("market://details?id=a.b", .destination, "unsupported-scheme"),
    ("market://details?id=a.b", .impressionTracker, "unsupported-scheme"),
    ("ws://bakery.example", .clickTracker, "unsupported-scheme"),
    ("about:blank", .destination, "unsupported-scheme"), ("blob:https://bakery.example/1", .destination, "unsupported-scheme"),
  ])
  func `a scheme that has no business in its place is an error`(link: String, place: LinkProof.Place, rule: String) {
    #expect(LinkProof(link, in: place).rules.filter { $0 != "no-cache-buster" } == [rule])
  }

  @Test(arguments: [
    "shop-app://item/1?ref=native", "market://details?id=com.example.app1", "intent://scan/#Intent;scheme=zxing;package=a.b;end",
    "fb:profile/1",
    "com.bakery.app:/open", "bakery-app:///x", "bakery-app://", "https://bakery.example/item/1",
    "itms-apps://apps.example/app/id1", "bakery+app://x",
    "bakery-app://localhost/1", "bakery-app://item_1:abc/x", "whatsapp://send?text=a%20b",
  ])
  func `any app's link will do where the format lists no schemes`(link: String) {
    #expect(LinkProof(link, in: .deepLink).rules == [])
  }

  @Test func `a listed scheme counts without regard to case and slashes`() {
    let limits = #""deepLinks": { "schemes": ["Shop-App://", "market:"] }"#
    #expect(LinkProof("shop-app://x", in: .deepLink, limits: limits).rules == [])
    #expect(LinkProof("MARKET://x", in: .deepLink, limits: limits).rules == [])
    #expect(LinkProof("tel:+49", in: .deepLink, limits: limits).rules == ["dangerous-scheme"])
    #expect(LinkProof("tel:+49", in: .deepLink, limits: #""deepLinks": { "schemes": ["tel"] }"#).rules == [])
    #expect(LinkProof("https://a.example", in: .deepLink, limits: limits).rules == ["unsupported-scheme"])
  }

  @Test func `http is a warning of a page, an error of a tracker, and one fault where the format does not take it`() {
    #expect(LinkProof("http://bakery.example").rules == ["insecure-destination"])
    #expect(LinkProof("http://bakery.example", in: .deepLink).rules == ["insecure-destination"])
    #expect(LinkProof("http://bakery.example/?o=%%CACHEBUSTER%%", in: .impressionTracker).rules == ["insecure-tracker"])
    #expect(LinkProof("HTTP://bakery.example/?o=%%CACHEBUSTER%%", in: .clickTracker).rules == ["insecure-tracker"])
    #expect(
      LinkProof("http://bakery.example", limits: #""destination": { "schemes": ["https"] }"#).rules == ["unsupported-scheme"])
    #expect(LinkProof("http://localhost/x").rules == ["private-address"])
  }

  @Test(arguments: [
    "localhost", "LOCALHOST", "localhost.", "a.localhost", "127.0.0.1", "127.1", "0.0.0.0", "0x7f.1", "2130706433",
    "017700000001", "10.0.0.1", "10.1",
    "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.1.1", "100.64.0.1", "[::1]", "[::]", "[fe80::1]", "[fd00::1]",
    "[fc00:1::1]", "[::ffff:10.0.0.1]",
    "printer.local", "nas.lan", "app.internal", "router.home.arpa", "intranet", "bakery",
  ])
  func `an address that others cannot reach is a warning in each place`(host: String) {
    for place in LinkProof.Place.allCases {
      #expect(
        LinkProof("https://\(host)/x", in: place).rules.filter { $0 != "no-cache-buster" } == ["private-address"], "\(place)")
    }
    #expect(LinkProof("https://\(host):8443").rules == ["private-address"])
  }

  @Test(arguments: [
    "11.0.0.1", "172.15.0.1", "172.32.0.1", "192.169.0.1", "100.128.0.1", "169.253.0.1", "[2001:db8::1]", "[fb00::1]",
    "localhost.example", "local.example",
    "10.bakery.example", "internal.example", "lan.example", "3com.example", "bakery.localnews",
  ])
  func `an address that looks like one is left alone`(host: String) {
    #expect(LinkProof("https://\(host)/x").rules == [])
  }

  @Test func `fields of every role of links are judged as the creative's own links are`() {
    for (role, rule) in [
      ("web", "insecure-destination"), ("deepLink", "insecure-destination"), ("impressionTracker", "insecure-tracker"),
      ("clickTracker", "insecure-tracker"),
    ] {
      let example = Example.asset(
        "", "Link", field: #""kind": "url", "role": "\#(role)""#, value: #""http://bakery.example/?o=%%CACHEBUSTER%%""#)
      #expect(ExampleRun(example).findings.map { "\($0.rule) \($0.key ?? "")" } == ["\(rule) Link"])
    }
  }

  @Test(arguments: [
    (#"["bakery.example"]"#, "https://bakery.example/x", true), (#"["bakery.example"]"#, "https://www.bakery.example/x", false),
    (#"["*.bakery.example"]"#, "https://www.bakery.example/x", true),
    (#"["*.bakery.example"]"#, "https://a.b.bakery.example/x", true),
    (#"["*.bakery.example"]"#, "https://bakery.example/x", false),
    (#"["*.bakery.example"]"#, "https://notbakery.example/x", false),
    (#"["*.bakery.example"]"#, "https://x.bakery.example.other.example/x", false),
    (#"["BAKERY.example"]"#, "https://bakery.EXAMPLE.:8443/x", true),
    (#"["bakery.example"]"#, "https://bakery.example@other.example/x", false),
    (#"["bakery.example"]"#, "%%CLICK_URL_UNESC%%https://bakery.example", true),
    (#"[]"#, "https://bakery.example/x", false),
  ])
  func `a field's list of hosts holds`(hosts: String, link: String, isTaken: Bool) {
    let example = Example.asset(
      "", "Website", field: #""kind": "url", "limits": { "hosts": \#(hosts) }"#, value: JSONText.quoted(link))
    #expect(ExampleRun(example).findings.filter { $0.severity > .note }.map(\.rule) == (isTaken ? [] : ["unsupported-host"]))
    #expect(ExampleRun(example, ignoringSigns: true).findings == ExampleRun(example).findings)
  }

  @Test func `a field's own schemes count before the format's`() {
    let field = #""kind": "url", "role": "web", "limits": { "schemes": ["market"] }"#
    #expect(
      ExampleRun(Example.asset("", "Store", field: field, value: #""market://details?id=a""#)).findings.filter {
        $0.severity > .note
      } == [])
    #expect(
      ExampleRun(Example.asset("", "Store", field: field, value: #""https://a.example""#)).findings.filter { $0.severity > .note }
        .map(\.rule) == [
          "unsupported-scheme"
        ])
  }
}
