import Testing

@testable import CustomFormats

@Suite struct LinkPartsTests {
  /// The parts that a test compares, absent ones left out.
  private func parts(_ text: String) -> [String] {
    guard let link = LinkParts(text) else { return [] }
    func part(_ name: String, _ range: Range<Int>?) -> String? { range.map { "\(name) \(link.text($0))" } }
    return [
      link.scheme.map { "scheme \($0)" }, part("broken", link.brokenScheme), part("host", link.host), part("port", link.port),
      link.path.isEmpty ? nil : part("path", link.path), part("query", link.query), part("fragment", link.fragment),
      link.beginsWithMacro ? "begins with a macro" : nil, link.isEncodedWhole ? "encoded" : nil,
    ].compactMap { $0 }
  }

  @Test func `an address is taken apart`() {
    #expect(
      parts("HTTPS://user:word@Bakery.example:8443/a%20b?x=1?#y#z") == [
        "scheme https", "host Bakery.example", "port 8443", "path /a%20b", "query x=1?", "fragment y#z",
      ])
  }

  @Test(arguments: [
    ("https://bakery.example", ["scheme https", "host bakery.example"]),
    ("https://bakery.example?x", ["scheme https", "host bakery.example", "query x"]),
    ("https://bäckerei.example/ü", ["scheme https", "host bäckerei.example", "path /ü"]),
    ("https://[2a00::8a]:443/x", ["scheme https", "host [2a00::8a]", "port 443", "path /x"]),
    ("https://", ["scheme https", "host "]),
    ("https:///x", ["scheme https", "host ", "path /x"]),
    ("https:/x", ["scheme https", "path /x"]),
    ("//bakery.example/x", ["host bakery.example", "path /x"]),
    ("www.bakery.example:8080/x", ["path www.bakery.example:8080/x"]),
    ("localhost:8080", ["path localhost:8080"]),
    ("://item/1", ["path ://item/1"]),
    ("mailto:a@bakery.example", ["scheme mailto", "path a@bakery.example"]),
    ("fb:profile", ["scheme fb", "path profile"]),
    ("com.bakery.app:/signed-in", ["scheme com.bakery.app", "path /signed-in"]),
    ("bakery_app://x", ["broken bakery_app", "host x"]),
    ("1app://x", ["broken 1app", "host x"]),
    ("intent://scan/#Intent;scheme=zxing;end", ["scheme intent", "host scan", "path /", "fragment Intent;scheme=zxing;end"]),
    (
      "https://a.example/?u=https://b.example/#c",
      ["scheme https", "host a.example", "path /", "query u=https://b.example/", "fragment c"]
    ),
  ])
  func `parts that are absent or empty are told apart`(_ text: String, _ expected: [String]) {
    #expect(parts(text) == expected)
  }

  @Test(arguments: [
    ("%%CLICK_URL_UNESC%%https://bakery.example/", ["scheme https", "host bakery.example", "path /"]),
    ("%%CLICK_URL_UNESC%%%%VIEW_URL_UNESC%%www.bakery.example", ["path www.bakery.example"]),
    ("${CLICK_URL}https://bakery.example", ["scheme https", "host bakery.example"]),
    (
      "%%CLICK_URL_ESC%%https%3A%2F%2Fbakery.example%2Fx%3Fa=%%CACHEBUSTER%%",
      ["scheme https", "host bakery.example", "path /x", "query a=%%CACHEBUSTER%%"]
    ),
    ("%%CLICK_URL_ESC_ESC%%https%253A%252F%252Fbakery.example", ["scheme https", "host bakery.example"]),
    ("https%3A%2F%2Fbakery.example", ["scheme https", "host bakery.example", "encoded"]),
    ("%%CLICK_URL_UNESC%%%%DEST_URL%%", ["path %%CLICK_URL_UNESC%%%%DEST_URL%%", "begins with a macro"]),
    ("%%DEST_URL%%?x=1", ["query x=1", "begins with a macro"]),
    ("${LANDING}https://bakery.example", ["scheme https", "host bakery.example"]),
    ("%%SCHEME%%//bakery.example", ["path //bakery.example", "begins with a macro"]),
    ("https://%%SITE%%/x", ["scheme https", "path /x"]),
    ("https://bakery.example:%%PORT%%/x", ["scheme https", "path /x"]),
    ("https://bakery.example/%%PATTERN:a?b%%", ["scheme https", "host bakery.example", "path /%%PATTERN:a", "query b%%"]),
    ("https://bakery.example/#%NATIVE%#x?y", ["scheme https", "host bakery.example", "path /#%NATIVE%#x", "query y"]),
  ])
  func `macros are left whole, and those that count a click are stepped over`(_ text: String, _ expected: [String]) {
    #expect(parts(text) == expected)
  }

  @Test func `blanks and characters that show nothing are left out`() {
    #expect(parts(" http: //bakery.\u{200B}example/\ttoday\n") == ["scheme http", "host bakery.example", "path /today"])
    #expect(parts("java\u{1}script:alert(1)") == ["scheme javascript", "path alert(1)"])
    #expect(LinkParts(" \u{A0}\n").map(\.bytes) == nil)
    #expect(LinkParts("").map(\.bytes) == nil)
  }
}
