import CustomFormats
import Documents
import Testing

/// Which format a creative names, and whether its ID is its own.
@Suite struct CreativeIdentityTests {
  private let media = MeasuredMedia([:])

  private func run() -> ValidationRun {
    let definition = FormatFile.read(
      Array(
        #"{ "formatId": "10063170", "slug": "card", "fields": [{ "key": "Headline", "kind": "text" }], "clicks": { "clickable": ["Headline"] } }"#
          .utf8))
    return ValidationRun(
      Validator(RuleSelection(), formats: PreparedFormats([PreparedFormat(definition, selection: RuleSelection())])))
  }

  private func creative(_ id: String, _ headline: String, format: String = #""10063170""#) -> String {
    #"{ "id": \#(id), "formatId": \#(format), "assets": { "Headline": "\#(headline)" }, "destinationUrl": "https://trailhead.example" }"#
  }

  @Test(arguments: [
    (#""-1""#, "format-id-not-numeric"), (#""+5""#, "format-id-not-numeric"), (#""0""#, "format-id-not-numeric"),
    (#""0123""#, "format-id-not-numeric"), (#""1006 3170""#, "format-id-not-numeric"),
    (#""9223372036854775808""#, "format-id-not-numeric"),
    ("-1", "format-id-not-numeric"), (#""S002""#, "format-id-not-numeric"), (#""""#, "no-format"), (#"" ""#, "no-format"),
    (#""\u00a0""#, "no-format"), ("null", "no-format"), ("99999999", "unknown-format"), (#""cards""#, "unknown-format"),
    (#""9223372036854775807""#, "unknown-format"), ("[1]", "wrong-kind-of-value"), ("{}", "wrong-kind-of-value"),
    ("true", "wrong-kind-of-value"),
  ])
  func `what is no format of ours is told by one error`(format: String, rule: String) {
    var run = run()
    let found = run.check(JSONDocument(Array(creative(#""c1""#, "Night hikes", format: format).utf8)), media: media)
    #expect(found.map(\.rule) == [rule])
    #expect(found.map(\.severity) == [.error])
  }

  @Test(arguments: [#""10063170""#, "10063170", #""card""#])
  func `an ID, a number and a slug name the format`(format: String) {
    var run = run()
    #expect(run.check(JSONDocument(Array(creative(#""c1""#, "Night hikes", format: format).utf8)), media: media).isEmpty)
  }

  @Test func `an unknown format keeps the rules about assets silent`() {
    var run = run()
    let text = #"{ "id": "c1", "formatId": "99999999", "assets": { "Nothing": 5 } }"#
    #expect(run.check(JSONDocument(Array(text.utf8)), media: media).map(\.rule) == ["unknown-format"])
  }

  @Test func `in a list the first holder of an ID is told by its line`() {
    var run = run()
    let texts = [creative(#""a""#, "One"), creative(#""b""#, "Two"), creative(#""a""#, "Three"), creative(#""b""#, "Four")]
    let document = JSONDocument(Array("[\n\(texts.joined(separator: ",\n"))\n]".utf8))
    for element in document.root?.elements ?? [] { run.check(document, root: element.index, file: "all.json", media: media) }
    #expect(
      run.findings.filter { $0.rule == "duplicate-creative" }.map { "\($0.line ?? 0): \($0.message)" } == [
        "4: The ID a is taken: it stands first at all.json:2.", "5: The ID b is taken: it stands first at all.json:3.",
      ])
  }

  @Test func `in lines and files the first holder is told as well, a number and a text being one ID`() {
    var run = run()
    let lines = Array(
      [creative("7", "One"), creative(#""8""#, "Two"), creative(#""\u0037""#, "Three")].joined(separator: "\n").utf8)
    var start = 0
    for (number, line) in lines.split(separator: 0x0A).enumerated() {
      run.check(JSONDocument(lines, in: line.startIndex..<line.endIndex, firstLine: number + 1), file: "one.ndjson", media: media)
      start = line.endIndex
    }
    #expect(start == lines.count)
    run.check(JSONDocument(Array(creative(#""8""#, "Five").utf8)), file: "two.json", media: media)
    run.check(JSONDocument(Array(creative(#""9""#, "Six").utf8)), media: media)
    run.check(JSONDocument(Array(creative(#""9""#, "Seven").utf8)), media: media)
    #expect(
      run.findings.map(\.message) == [
        "The ID 7 is taken: it stands first at one.ndjson:1.", "The ID 8 is taken: it stands first at one.ndjson:2.",
        "The ID 9 is taken: it stands first at line 1.",
      ])
  }

  @Test(arguments: [#""""#, #"" ""#, "\"\u{A0}\"", "null"])
  func `a blank ID is none, and the file's name stands in`(id: String) {
    var run = run()
    for _ in 1...2 { run.check(JSONDocument(Array(creative(id, "Night hikes").utf8)), fallbackID: "spring", media: media) }
    #expect(run.findings.map(\.rule) == ["identical-creative"])
    #expect(run.findings.first?.creative == "spring")
  }

  @Test func `two thousand IDs are told apart`() {
    var run = run()
    for number in 0..<2_000 { run.check(JSONDocument(Array(creative("\"id-\(number)\"", "\(number)").utf8)), media: media) }
    #expect(run.findings.isEmpty)
    run.check(JSONDocument(Array(creative(#""id-1999""#, "more").utf8)), media: media)
    #expect(run.findings.map(\.rule) == ["duplicate-creative"])
  }

  @Test func `a summary tells whether all creatives were compared with one another`() {
    var summary = RunSummary()
    summary.creatives = 100_000
    #expect(summary.areAllCompared)
    summary.creatives += 1
    #expect(!summary.areAllCompared)
  }
}
