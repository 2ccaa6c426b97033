import CustomFormats
import Foundation
import Testing

@testable import formatctl

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReporterTests {
  private func text(
    _ judgements: Judgement..., showsNotes: Bool = false, failingFrom level: FailureLevel = .error, command: String = "validate"
  ) throws -> String {
    let sink = TextBuffer()
    var reporter = JUnitReporter(
      to: sink, call: ReportedCall(command: command, fails: level.fails), showsNotes: showsNotes, in: .test())
    for judgement in judgements { reporter.take(judgement) }
    try reporter.end(RunSummary())
    return sink.text
  }

  private func cases(_ text: String) -> [String] {
    text.split(separator: "\n").filter { $0.contains("<testcase") }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func `a creative is a case, and one that passes too`() throws {
    let passing = Judgement(.creative, creative: "spring", formatID: "10063170", file: "a.json", line: 1, findings: [])
    #expect(
      try text(.sample([.sample(message: "It is 1:1.", hint: "Send 1.91:1.")]), passing) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="formatctl" tests="2" failures="1" errors="0">
          <testsuite name="formatctl validate" tests="2" failures="1" errors="0" skipped="0">
            <testcase classname="10063170" name="summer-01">
              <failure type="wrong-aspect-ratio" message="It is 1:1.">creatives/summer.json:6:20: error: It is 1:1. Send 1.91:1. \
        [wrong-aspect-ratio]</failure>
            </testcase>
            <testcase classname="10063170" name="spring"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `a case has one failure for all that makes the call fail, the rest is its output`() throws {
    let judgement = Judgement.sample([
      .sample(.error, message: "First.", hint: ""), .sample(.warning, message: "Mild.", hint: ""),
      .sample(.error, message: "Second.", hint: ""), .sample(.note, message: "Small.", hint: ""),
    ])
    let place = "creatives/summer.json:6:20"
    #expect(
      try text(judgement).contains(
        """
              <failure type="wrong-aspect-ratio" message="First. (and 1 more finding)">\(place): error: First. [wrong-aspect-ratio]
        \(place): error: Second. [wrong-aspect-ratio]</failure>
              <system-out>\(place): warning: Mild. [wrong-aspect-ratio]</system-out>
        """))
    #expect(try text(judgement, showsNotes: true).contains(": note: Small. [wrong-aspect-ratio]</system-out>"))
    let never = try text(judgement, failingFrom: .never)
    #expect(never.contains(#"failures="0""#) && !never.contains("<failure") && never.contains(": error: Second."))
    #expect(try text(.sample([.sample(.warning)]), failingFrom: .warning).contains(#"failures="1""#))
  }

  @Test func `a definition is a case of its format, a delivered file one by its path`() throws {
    let definition = Judgement(.definition, formatID: "10063170", file: "format.json", findings: [])
    let nameless = Judgement(.definition, file: "odd/format.json", findings: [])
    #expect(
      try cases(text(definition, nameless, command: "lint")) == [
        #"<testcase classname="10063170" name="lint"/>"#, #"<testcase classname="files" name="odd/format.json"/>"#,
      ])
    var finding = Finding.sample(.warning, rule: "unused-file", creative: nil, file: "acme/hero.png", line: nil)
    finding.formatID = nil
    #expect(
      try cases(text(Judgement(.files, findings: [finding]))) == [#"<testcase classname="files" name="acme/hero.png">"#])
  }

  @Test func `equal names are told apart, since GitLab takes the first alone`() throws {
    func creative(_ format: String) -> Judgement { Judgement(.creative, creative: "a", formatID: format, findings: []) }
    #expect(
      try cases(text(creative("1"), creative("1"), creative("2"), creative("1"))) == [
        #"<testcase classname="1" name="a"/>"#, #"<testcase classname="1" name="a (2)"/>"#,
        #"<testcase classname="2" name="a"/>"#, #"<testcase classname="1" name="a (3)"/>"#,
      ])
  }

  @Test func `whatever an input holds, the report is XML, and no tag, entity or attachment of its own`() throws {
    let nasty = "]]> <b a='1'>&amp;\u{0}\u{8}\u{1B}\u{7F}\u{85}\u{FFFE}\u{FFFF}\u{1FFFE}\n\t\"x\" [[ATTACHMENT|/etc/passwd]]"
    var first = Finding.sample(.error, message: nasty, hint: "", creative: nasty, file: nasty)
    first.formatID = nasty
    let second = Finding.sample(.warning, message: nasty, hint: "", creative: nasty, file: nasty)
    let written = try text(.sample([first, second]))
    let document = try XMLReading(written)
    let shown =
      "]]> <b a='1'>&amp;␀␈␛␡⟨U+0085⟩⟨U+FFFE⟩⟨U+FFFF⟩\u{1FFFE}␊␉\"x\" [ [ATTACHMENT|/etc/passwd]]"
    #expect(document.elements == ["testsuites", "testsuite", "testcase", "failure", "system-out"])
    #expect(document.attributes["testcase"] == ["classname": shown, "name": shown])
    #expect(document.attributes["failure"]?["message"] == shown)
    #expect(document.text["system-out"] == "\(shown):6:20: warning: \(shown) [wrong-aspect-ratio]")
  }

  @Test func `a long report waits in a file that has no name, and comes whole`() throws {
    let folder = try Folder()
    let sink = TextBuffer()
    let environment = folder.environment(variables: ["TMPDIR": folder.path])
    var reporter = JUnitReporter(to: sink, call: .sample, showsNotes: false, in: environment)
    for number in 1...30_000 {
      reporter.take(Judgement(.creative, creative: "réklame-\(number)", formatID: "10063170", findings: []))
    }
    #expect(try folder.contents().isEmpty)
    try reporter.end(RunSummary())
    let cases = cases(sink.text)
    #expect(sink.text.utf8.count > HeldText.mostBytes)
    #expect(cases.count == 30_000)
    #expect(cases.first == #"<testcase classname="10063170" name="réklame-1"/>"#)
    #expect(cases.last == #"<testcase classname="10063170" name="réklame-30000"/>"#)
    #expect(sink.text.contains(#"tests="30000" failures="0""#))
  }

  @Test func `a folder that takes no file is told`() throws {
    let sink = TextBuffer()
    var reporter = JUnitReporter(to: sink, call: .sample, showsNotes: false, in: .test(variables: ["TMPDIR": "/nowhere"]))
    let long = String(repeating: "x", count: HeldText.mostBytes)
    reporter.take(.sample([.sample(message: long)]))
    let failure = #expect(throws: Failure.self) { try reporter.end(RunSummary()) }
    #expect(
      failure?.description == "a temporary file in /nowhere, which TMPDIR names, cannot be written: no such file or directory.")
  }
}

/// What an XML reader makes of a text.
private final class XMLReading: NSObject, XMLParserDelegate {
  /// The names of the elements in order.
  private(set) var elements: [String] = []
  /// The attributes of the last element of each name.
  private(set) var attributes: [String: [String: String]] = [:]
  /// The text of the last element of each name.
  private(set) var text: [String: String] = [:]

  private var open: [String] = []

  /// Reads a text; one that is no XML is a fault of the test.
  init(_ written: String) throws {
    super.init()
    let parser = XMLParser(data: Data(written.utf8))
    parser.delegate = self
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    elements.append(name)
    open.append(name)
    self.attributes[name] = attributes
    text[name] = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let name = open.last { text[name, default: ""] += string }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }
}
