import CustomFormats
import Documents
import Testing

/// What the rules about texts say, case by case, and of lengths and style.
@Suite struct TextRuleTests {
  @Test(arguments: [
    ("26", []), ("26b", ["error text-too-long Headline", "error text-too-long Body", "error text-too-long CallToAction"]),
    ("27", []), ("27b", []), ("28", ["warning text-will-truncate Headline"]),
    ("30", ["warning html-entity Headline", "warning html-entity Caption", "warning html-tag Caption"]),
    (
      "31",
      ["error control-character Headline", "error control-character Caption", "error control-character destinationUrl"]
    ),
    ("32", []),
  ])
  func `a case has the faults that people met, and no others`(name: String, outcome: [String]) throws {
    #expect(try CaseRun(name).outcome.sorted() == outcome.sorted())
  }

  @Test func `one character over is told with count, limit and unit`() throws {
    #expect(
      try CaseRun("26b").findings.map(\.message) == [
        "Headline has 26 characters, the limit is 25 (as a reader counts them).",
        "Body has 91 characters, the limit is 90 (as a reader counts them).",
        "CallToAction has 16 characters, the limit is 15 (as a reader counts them).",
      ])
  }

  @Test func `a text that is cut is told with the cut`() throws {
    #expect(
      try CaseRun("28").findings.map(\.message) == [
        "Headline has 42 characters, only 25 show on every screen (as a reader counts them): \"A headline that is longer…\"."
      ])
  }

  @Test func `controls are named with code point and place, and none comes out raw`() throws {
    let findings = try CaseRun("31").findings.filter { $0.rule == "control-character" }
    #expect(
      findings.map(\.message) == [
        "Headline has 2 control characters: U+001B (character 6) and U+001B (10).",
        "Caption has 3 control characters: U+000D (character 9), U+0007 (19) and U+202E (20).",
        "Destination has 2 control characters: U+001B (character 24) and U+0007 (40).",
      ])
    let words = findings.flatMap { [$0.message, $0.hint, $0.client ?? "", $0.given ?? "", $0.expected ?? ""] }.joined()
    #expect(words.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0.value != 0x202E })
  }

  // MARK: Lengths

  private static let family = "👨‍👩‍👧‍👦é—ñ日本語🇨🇭ab"
  private static let decomposed = "Cafe\u{301} Zu\u{308}ri"

  @Test(arguments: [
    ("graphemes", family, 10), ("scalars", family, 17), ("utf16", family, 23), ("displayWidth", family, 15),
    ("graphemes", decomposed, 9), ("scalars", decomposed, 11), ("utf16", decomposed, 11), ("displayWidth", decomposed, 9),
  ])
  func `each unit counts in its own way, and a text at its limit is fine`(unit: String, text: String, count: Int) {
    #expect(TextProof(text, field: #""kind": "text", "limits": { "maxCharacters": \#(count), "unit": "\#(unit)" }"#).rules == [])
    #expect(TextProof(text, field: #""kind": "text", "limits": { "minCharacters": \#(count), "unit": "\#(unit)" }"#).rules == [])
    #expect(
      TextProof(text, field: #""kind": "text", "limits": { "maxCharacters": \#(count - 1), "unit": "\#(unit)" }"#).rules == [
        "text-too-long"
      ])
    #expect(
      TextProof(text, field: #""kind": "text", "limits": { "minCharacters": \#(count + 1), "unit": "\#(unit)" }"#).rules == [
        "text-too-short"
      ])
  }

  @Test func `escapes in the document are no characters of the text`() {
    let field = #""kind": "text", "limits": { "maxCharacters": 4 }"#
    #expect(TextProof("Café", field: field, isEscaped: true).rules == [])
    let example = Example.asset("", field: field, value: #""\u0043\u0061\u0066\u00e9s""#)
    #expect(
      ExampleRun(example).findings.map(\.message) == ["Headline has 5 characters, the limit is 4 (as a reader counts them)."])
  }

  @Test func `a limit of one and of none is in the singular and plural`() {
    #expect(
      TextProof("ab", field: #""kind": "text", "limits": { "maxCharacters": 1 }"#).message("text-too-long")
        == "Headline has 2 characters, the limit is 1 (as a reader counts them).")
    #expect(
      TextProof("a", field: #""kind": "text", "limits": { "minCharacters": 2 }"#).message("text-too-short")
        == "Headline has 1 character, at least 2 are needed (as a reader counts them).")
  }

  @Test(arguments: [
    ("Headline", String(repeating: "a", count: 25), true), ("Headline", String(repeating: "a", count: 26), false),
    ("Headline", String(repeating: "夏", count: 13), true), ("Headline", String(repeating: "夏", count: 14), false),
    ("Headline", String(repeating: "a", count: 11) + String(repeating: "夏", count: 7), true),
    ("Headline", String(repeating: "a", count: 12) + String(repeating: "夏", count: 7), false),
    ("Body", String(repeating: "a", count: 90), true), ("Body", String(repeating: "夏", count: 46), false),
    ("Advertiser", String(repeating: "夏", count: 12), true), ("Advertiser", String(repeating: "夏", count: 13), false),
    ("CallToAction", String(repeating: "a", count: 15), true), ("CallToAction", String(repeating: "a", count: 16), false),
    ("Price", String(repeating: "夏", count: 7), true), ("Price", String(repeating: "夏", count: 8), false),
    ("Store", String(repeating: "a", count: 16), false), ("Slogan", String(repeating: "a", count: 400), true),
  ])
  func `programmatic ads guarantee a length by role, of wide scripts about half`(key: String, text: String, isShown: Bool) {
    func found(_ profile: Profile) -> [String] {
      let example = Example.asset("", key, value: JSONText.quoted(text), profile: profile)
      #expect(ExampleRun(example).findings == ExampleRun(example, ignoringSigns: true).findings)
      return ExampleRun(example).findings.map(\.rule).filter { $0.hasPrefix("text-w") }
    }
    #expect(found(.programmatic) == (isShown ? [] : ["text-will-truncate"]))
    #expect(found(.reservation) == [])
  }

  @Test func `of a long text the end of the cut is shown`() throws {
    let text = (1...60).map { "word\($0)" }.joined(separator: " ")
    let said = try #require(
      TextProof(text, field: #""kind": "text", "limits": { "shownCharacters": 200 }"#).message("text-will-truncate"))
    #expect(said.hasSuffix(": \"…rd22 word23 word24 word25 word26 word27 word28 word29 word30…\"."))
  }

  @Test(arguments: [
    ("NIGHT HIKES", true), ("NIGHT HIKE", true), ("NIGHT-HIKES", false), ("NIGHTHIKES", false), ("NIGHT HI", false),
    ("ABC DEFGH", true),
    ("Night HIKES", false), ("СКИДКИ ДО СРЕДЫ", true), ("ΜΕΓΑΛΕΣ ΕΚΠΤΩΣΕΙΣ", true), ("GROßE PLÄNE", false), ("夏の旅行 最大オフ", false),
    ("خصم يصل إلى", false), ("SALE 50% SALE 50%", true), ("IKEA® 1234 5678", false), ("NIGHT\u{A0}HIKES", true),
    ("გამარჯობა მსოფლიო", false),
  ])
  func `capitals throughout are a note from two words and eight letters on`(text: String, isNoted: Bool) {
    #expect(TextProof(text).rules == (isNoted ? ["text-in-capitals"] : []))
  }

  @Test(arguments: [
    ("Sale!!", "!!"), ("What??", "??"), ("What?!?", "?!?"), ("a,,b", ",,"), ("a;;b", ";;"), ("a..b", ".."), ("a....", "...."),
    ("!!! a", "!!!"),
    ("¡¡Ya!", "¡¡"), ("本日！！", "！！"), ("本日。。", "。。"), ("مرحبا؟؟", "؟؟"),
  ])
  func `repeated marks are a note`(text: String, run: String) {
    #expect(TextProof(text).rules == ["repeated-punctuation"])
    #expect(TextProof(text).message("repeated-punctuation") == "Headline repeats a punctuation mark: \"\(run)\".")
  }

  @Test(arguments: [
    "Wait...", "…", "Wait…!", "C++", "Really?!", "¡Ya!", "¿Qué?", "a.b.c", "v1.2.3", "4**** hotel", "a, b; c.", "J. R. R.", "--",
    "::", "1,000,000.00", "!",
  ])
  func `marks of copy are fine`(text: String) {
    #expect(TextProof(text).rules == [])
  }

  @Test(arguments: [
    ("{\"a\": 1}", true), ("[\"a\"]", true), (" {} ", true), ("\"{}\"", true), ("[Ad] Night hikes", false), ("{a}", false),
    ("\"Night\"", false),
    ("{\"a\": 1", false), ("12", false), ("true", false),
  ])
  func `a document instead of words is a note`(text: String, isNoted: Bool) {
    #expect(TextProof(text).rules.contains("text-is-json") == isNoted)
  }

  @Test func `a list's values are read as texts, a number's are not`() {
    let list = Example.asset(
      "", "Badge", field: #""kind": "list", "choices": ["Ad"], "allowOther": true"#, value: #""Ad &amp; more""#)
    #expect(ExampleRun(list).findings.filter { $0.rule == "html-entity" }.map(\.key) == ["Badge"])
    let number = Example.asset("", "Rating", field: #""kind": "number""#, value: "4.50")
    #expect(ExampleRun(number).findings.filter { Rules.named($0.rule)?.about.family == .text } == [])
  }
}
