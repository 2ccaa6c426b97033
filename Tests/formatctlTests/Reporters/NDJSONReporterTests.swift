import CustomFormats
import Testing

@testable import formatctl

@Suite struct NDJSONReporterTests {
  private func text(_ judgements: Judgement...) -> String {
    let sink = TextBuffer()
    var reporter = NDJSONReporter(to: sink)
    for judgement in judgements { reporter.take(judgement) }
    reporter.end(RunSummary())
    return sink.text
  }

  @Test func `a creative is one line, its verdict the heaviest of its findings`() {
    var finding = Finding.sample(.warning, message: "Wrong.", hint: "")
    finding.key = nil
    var judgement = Judgement.sample([finding])
    judgement.line = 2
    #expect(
      text(judgement) == """
        {"creative":"summer-01","formatId":"10063170","file":"creatives/summer.json","line":2,"verdict":"warn","findings":[\
        {"rule":"wrong-aspect-ratio","severity":"warning","message":"Wrong.","addressee":"advertiser","creative":"summer-01",\
        "formatId":"10063170","file":"creatives/summer.json","line":6,"column":20}]}

        """)
  }

  @Test(arguments: [(Severity.error, "fail"), (.warning, "warn"), (.note, "note")])
  func `the verdict says what the findings say`(_ severity: Severity, _ word: String) {
    #expect(text(.sample([.sample(.note), .sample(severity)])).contains(#""verdict":"\#(word)""#))
  }

  @Test func `a creative that passes has no findings`() {
    #expect(
      text(Judgement(.creative, creative: "a", formatID: "1", file: "a.json", line: 1, findings: []))
        == #"{"creative":"a","formatId":"1","file":"a.json","line":1,"verdict":"pass","findings":[]}"# + "\n")
  }

  @Test func `delivered files are a line each`() {
    let files = ["a.png", "a.png", "b.png"].map { Finding.sample(.warning, creative: nil, file: $0, line: nil) }
    let lines = text(Judgement(.files, findings: files)).split(separator: "\n")
    #expect(lines.map { $0.contains(#""file":"a.png","verdict""#) } == [true, false])
    #expect(lines.map { $0.split(separator: #""rule""#).count - 1 } == [2, 1])
  }

  @Test func `nothing from the input breaks a line or steers a terminal`() {
    let nasty = "a\u{1B}[2J\u{202E}\n\r\u{2028}\"b"
    let shown = text(.sample([.sample(message: nasty, hint: nasty, creative: nasty, file: nasty)]))
    #expect(shown.split(omittingEmptySubsequences: false) { $0.isNewline }.count == 2)
    #expect(shown.contains(#""creative":"a␛[2J⟨U+202E⟩␊␍⟨U+2028⟩\"b""#))
  }

  @Test func `all creatives have a line when they are asked for, and none is told of otherwise`() throws {
    let folder = try Folder()
    try folder.copy("Formats/simple-native", to: "ads")
    #expect(folder.run(["validate", "ads", "-r", "ndjson", "-q"]).printed == "")
    #expect(
      folder.run(["validate", "ads", "-r", "ndjson", "--verdicts", "all", "-q"]).printed
        == #"{"creative":"night-hikes","formatId":"10063170","file":"ads/sample.json","line":1,"verdict":"pass","findings":[]}"#
        + "\n")
    #expect(
      folder.run(["lint", "ads", "-r", "ndjson", "--verdicts", "all", "-q"]).printed
        == #"{"formatId":"10063170","file":"ads/format.json","line":1,"verdict":"pass","findings":[]}"# + "\n")
  }

  @Test func `the line is that of the creative, of a list and of a file of lines too`() throws {
    let folder = try Folder()
    try folder.write(#"[ {"id":"a","assets":{}},"# + "\n\n" + #"  {"id":"b","assets":{}} ]"#, to: "list.json")
    try folder.write("\n" + #"{"id":"a","assets":{}}"# + "\n" + #"{"id":"b","assets":{}}"#, to: "lines.ndjson")
    let call = ["validate", "list.json", "lines.ndjson", "-r", "ndjson", "-q", "--rule", "identical-creative=off"]
    let lines = folder.run(call, expecting: .findings).printed.split(separator: "\n")
    #expect(
      lines.map { String($0.prefix { $0 != "[" }) } == [
        #"{"creative":"a","file":"list.json","line":1,"verdict":"fail","findings":"#,
        #"{"creative":"b","file":"list.json","line":3,"verdict":"fail","findings":"#,
        #"{"creative":"a","file":"lines.ndjson","line":2,"verdict":"fail","findings":"#,
        #"{"creative":"b","file":"lines.ndjson","line":3,"verdict":"fail","findings":"#,
      ])
  }
}
