import CustomFormats
import Documents
import Testing

@testable import formatctl

@Suite struct JSONReporterTests {
  private func text(_ groups: [Finding]..., summary: RunSummary = RunSummary()) -> String {
    let sink = TextBuffer()
    var reporter = JSONReporter(to: sink)
    for findings in groups { reporter.take(findings) }
    reporter.end(summary)
    return sink.text
  }

  private static let nothing =
    #"{"formats":0,"creatives":0,"files":0,"notChecked":0,"failing":0,"errors":0,"warnings":0,"notes":0}"#

  @Test func `a report of nothing is an object too`() {
    #expect(text() == #"{"schemaVersion":1,"findings":[],"summary":\#(Self.nothing)}"# + "\n")
  }

  @Test func `a finding is one line, absent members are left out`() {
    var bare = Finding.sample(.note, rule: "deep-colour-image", message: "Deep.", hint: "", creative: nil, file: nil, line: nil)
    bare.key = nil
    bare.formatID = nil
    var full = Finding.sample(message: "Wrong.", hint: "Send another.")
    full.expected = "1.91:1"
    full.given = "1:1"
    #expect(
      text([full], [bare]) == """
        {"schemaVersion":1,"findings":[
        {"rule":"wrong-aspect-ratio","severity":"error","message":"Wrong.","hint":"Send another.","addressee":"advertiser",\
        "creative":"summer-01","formatId":"10063170","key":"MainImage","file":"creatives/summer.json","line":6,"column":20,\
        "expected":"1.91:1","given":"1:1"},
        {"rule":"deep-colour-image","severity":"note","message":"Deep.","addressee":"advertiser"}
        ],"summary":\(Self.nothing)}

        """)
  }

  @Test func `what a finding supersedes is kept under it`() {
    var finding = Finding.sample(message: "Wrong.", hint: "")
    finding.consequences = [.sample(.warning, rule: "image-cropped", message: "Cropped.", hint: "")]
    let report = JSONDocument(Array(text([finding]).utf8))
    #expect(report.problems == [])
    let consequences = report.root?["findings"]?.element(0)?["consequences"]?.elements
    #expect(consequences?.map { $0["rule"]?.string } == ["image-cropped"])
  }

  @Test func `the summary counts what was done`() {
    var summary = RunSummary()
    summary.formats = 1
    summary.creatives = 3
    summary.files = 5
    summary.notChecked = 2
    summary.failing = 1
    for severity: Severity in [.error, .error, .warning, .note] { summary.count(severity) }
    #expect(
      text(summary: summary).hasSuffix(
        #""summary":{"formats":1,"creatives":3,"files":5,"notChecked":2,"failing":1,"errors":2,"warnings":1,"notes":1}}"# + "\n"))
  }

  @Test func `nothing from the input steers a terminal, decoded or not`() {
    let nasty = "a\u{1B}[2J\u{202E}\"b"
    let report = text([.sample(message: nasty, hint: nasty, creative: nasty, file: nasty)])
    #expect(!report.contains("\\u"))
    let finding = JSONDocument(Array(report.utf8)).root?["findings"]?.element(0)
    #expect(finding?["message"]?.string == "a␛[2J⟨U+202E⟩\"b")
    #expect(finding?["file"]?.string == "a␛[2J⟨U+202E⟩\"b")
  }
}
