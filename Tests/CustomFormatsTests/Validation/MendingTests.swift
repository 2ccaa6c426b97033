import CustomFormats
import Documents
import Testing

@Suite struct MendingTests {
  /// Proves an example's creative and returns its text with what is mended.
  private static func mended(_ example: Example, _ selection: RuleSelection = RuleSelection()) -> String {
    let bytes = example.creativeBytes ?? []
    let definition = FormatFile.read(Array(example.definition.utf8), file: "format.json")
    let validator = Validator(selection, formats: DefinedFormats([definition], selection: selection))
    let verdict = validator.verdict(on: JSONDocument(bytes), media: MeasuredMedia(example.files))
    var out = bytes
    for change in verdict.subject.changes(because: validator.findings(verdict), selection).reversed() {
      out.replaceSubrange(change.range, with: change.bytes)
    }
    return String(decoding: out, as: UTF8.self)
  }

  private static func text(_ value: String) -> String {
    let text = mended(.asset("a text", value: "\"\(value)\""))
    return JSONDocument(Array(text.utf8)).root?["assets"]?["Headline"]?.string ?? ""
  }

  private static func link(_ value: String) -> String {
    let text = mended(.links("a link", #""destinationUrl": "\#(value)""#))
    return JSONDocument(Array(text.utf8)).root?["destinationUrl"]?.string ?? ""
  }

  @Test(arguments: [
    (" Night hikes", "Night hikes"), ("Night hikes \\u00a0", "Night hikes"), ("Night\\nhikes", "Night hikes"),
    ("Night \\n\\n hikes", "Night hikes"), ("\\nNight hikes\\n", "Night hikes"), ("Night\\thikes", "Night hikes"),
    ("Night\\u2028hikes", "Night hikes"), ("Night\\r\\nhikes\\r\\n", "Night hikes"), ("Night\\r\\n\\nhikes", "Night hikes"),
    // A blank inside is no fault, and half a line break is nothing that is certain.
    ("Night  hikes", "Night  hikes"), ("Night\\rhikes", "Night\\rhikes"), ("Night\\u0007 hikes\\n", "Night\\u0007 hikes"),
    ("Bad\\u0007bell ", "Bad\\u0007bell "), ("Départ\\u202f!", "Départ\\u202f!"),
  ])
  func `a text is put on one line, without blanks at its edges`(written: String, mended: String) {
    #expect(Self.text(written) == JSONText.decoded(Array(mended.utf8)[...]))
  }

  @Test(arguments: [
    (" https://bakery.example/a ", "https://bakery.example/a"), ("https://bakery.example/\\r\\n", "https://bakery.example/"),
    ("\\ufeffhttps://bakery.example/a\\u200b", "https://bakery.example/a"),
    ("https://bakery.example/?q=night hikes", "https://bakery.example/?q=night%20hikes"),
    (" https://bakery.example/?q=a b&r=c d#e", "https://bakery.example/?q=a%20b&r=c%20d#e"),
    ("https://bakery.example/today/\\nlondon", "https://bakery.example/today/london"),
    ("%%CLICK_URL_UNESC%%https://bakery.example/?q=a b", "%%CLICK_URL_UNESC%%https://bakery.example/?q=a%20b"),
  ])
  func `blanks at the ends of a link go, those inside where it is certain what is meant`(written: String, mended: String) {
    #expect(Self.link(written) == mended)
  }

  @Test(arguments: [
    "https://bak ery.example/", "http: //bakery.example/", "https://bakery.example /today", "https://bakery.example/a b",
    "https://bakery.example/?q= b", "https://bakery.example/?q=a  b", "https://bakery.example/?q=50% off",
    "https://bakery.example/?q=%2 0b", "https://bakery.example/?q=%%CACHE BUSTER%%", "https://bakery.example/?q=a\\u00a0b",
    "https://a.example/?x y https://b.example/", "https://a.example/\\nhttps://b.example/",
    "https://a.example/today\\nwww.b.example",
    "%%SITE%%?q=a b",
  ])
  func `what a person has to decide is left in a link`(written: String) {
    #expect(Self.link(written) == JSONText.decoded(Array(written.utf8)[...]))
  }

  @Test func `a link that would be too long is left, its ends apart`() {
    let long = "https://bakery.example/?q=a b" + String(repeating: "c", count: 994)
    #expect(long.count == 1023)
    #expect(Self.link(long + " ") == long)
    #expect(Self.link(String(long.dropLast())) == long.dropLast().replacing("a b", with: "a%20b"))
  }

  @Test func `every rule that mends says so, and no other does`() {
    let mending = Rules.all.map(\.about).filter { rule in
      rule.failing.contains { example in ExampleRun(example).findings.contains { $0.rule == rule.id && $0.mend != nil } }
    }
    #expect(mending.map(\.id) == Rules.all.map(\.about).filter { $0.fix != nil }.map(\.id))
    #expect(!mending.isEmpty)
    #expect(Rules.named("insecure-destination")?.about.fix == nil)
  }

  @Test(arguments: RuleExample.passing + RuleExample.failing)
  func `a mended example has nothing left to mend, and nothing new is wrong with it`(_ item: RuleExample) {
    let example = item.example
    guard example.creative != nil, example.older == nil, !example.isLatin1 else { return }
    var after = example
    after.creative = Self.mended(example, RuleSelection(profile: example.profile))
    if after.creative == example.creative { return }
    let findings = ExampleRun(after).findings
    #expect(findings.filter { $0.mend != nil }.map(\.summary) == [])
    #expect(Self.mended(after, RuleSelection(profile: example.profile)) == after.creative)
    let known = ExampleRun(example).findings.flatMap { [$0] + $0.consequences }.map(\.rule)
    #expect(findings.filter { !known.contains($0.rule) }.map(\.summary) == [])
  }

  @Test func `what is not wanted is left, and so is a text that JSON does not allow`() {
    let example = Example.asset("both", value: #"" Night\nhikes ""#)
    #expect(Self.mended(example, RuleSelection(overrides: ["line-break-in-text": nil])).contains(#""Night\nhikes""#))
    #expect(Self.mended(example, RuleSelection(only: ["line-break-in-text"])).contains(#"" Night hikes ""#))
    #expect(Self.mended(example, RuleSelection(overrides: ["surrounding-whitespace": nil])).contains(#"" Night hikes ""#))
    var broken = example
    broken.creative = example.creative.map { $0.replacing("\"assets\"", with: "\"x-y\": [1,], \"assets\"") }
    #expect(Self.mended(broken) == broken.creative)
  }
}
