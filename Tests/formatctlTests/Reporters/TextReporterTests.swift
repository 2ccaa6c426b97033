import CustomFormats
import Testing

@testable import formatctl

@Suite struct TextReporterTests {
  private func text(
    _ groups: [Finding]..., style: Style = .plain, width: Int = 80, showsNotes: Bool = false
  ) -> String {
    let sink = TextBuffer()
    var reporter = TextReporter(to: sink, style: style, width: width, showsNotes: showsNotes)
    for findings in groups { reporter.take(findings) }
    reporter.end(RunSummary())
    return sink.text
  }

  @Test func `findings stand under their creative, with place, words, hint and rule`() {
    let warning = Finding.sample(
      .warning, rule: "line-break-in-text", message: "Caption has a line break after \"for all levels,\".",
      hint: "Put it on one line; --fix writes a blank there.", line: 7)
    #expect(
      text([.sample(), warning], [.sample(creative: "winter-02", line: 31)]) == """
        summer-01, format 10063170
          ✗ error    creatives/summer.json:6:20
                     MainImage hero-17.jpg is 1080x1080 (1:1), wanted 1.91:1 within 1 %.
                     Send 1200x628 or larger; cropping this one leaves 1080x565, too
                     small. [wrong-aspect-ratio]
          ! warning  creatives/summer.json:7:20
                     Caption has a line break after "for all levels,". Put it on one
                     line; --fix writes a blank there. [line-break-in-text]

        winter-02, format 10063170
          ✗ error    creatives/summer.json:31:20
                     MainImage hero-17.jpg is 1080x1080 (1:1), wanted 1.91:1 within 1 %.
                     Send 1200x628 or larger; cropping this one leaves 1080x565, too
                     small. [wrong-aspect-ratio]

        """)
  }

  @Test func `a number and its percent sign stay on one line`() {
    let message = String(repeating: "x", count: 58) + " within 1 % of it."
    #expect(
      text([.sample(message: message, hint: "")]).split(separator: "\n")[2]
        == "             \(String(repeating: "x", count: 58)) within")
  }

  @Test func `notes show when they are asked for`() {
    let note = Finding.sample(.note, rule: "deep-colour-image", message: "It is deep.", hint: "")
    #expect(text([note]) == "")
    #expect(
      text([note], showsNotes: true) == """
        summer-01, format 10063170
          · note     creatives/summer.json:6:20
                     It is deep. [deep-colour-image]

        """)
  }

  @Test func `colour is for the verdict alone`() {
    let coloured = text([.sample(message: "Wrong.", hint: "")], style: Style(isOn: true))
    #expect(
      coloured == """
        \u{1B}[1msummer-01\u{1B}[22m, format 10063170
          \u{1B}[31m✗ error\u{1B}[39m    creatives/summer.json:6:20
                     Wrong. [wrong-aspect-ratio]

        """)
  }

  @Test(arguments: [40, 80, 300])
  func `no line but a place is wider than the terminal, or than 100 columns`(_ width: Int) {
    let long = String(repeating: "folder/", count: 20) + "summer.json"
    let lines = text([.sample(file: long)], width: width).split(separator: "\n")
    #expect(lines[1] == "  ✗ error    \(long):6:20")
    for line in lines where !line.contains(long) { #expect(line.count <= min(width, 100)) }
  }

  @Test func `nothing from the input steers the terminal`() {
    let nasty = "a\u{1B}[2J\u{07}\u{202E}b\u{9B}c"
    let shown = text([.sample(rule: "control-character", message: nasty, hint: nasty, creative: nasty, file: nasty)])
    for scalar: Unicode.Scalar in ["\u{1B}", "\u{07}", "\u{202E}", "\u{9B}"] { #expect(!shown.unicodeScalars.contains(scalar)) }
    #expect(shown.contains("a␛[2J␇⟨U+202E⟩b⟨U+009B⟩c, format 10063170\n"))
  }

  @Test func `what is about no creative stands under its format, what is about neither under its file`() {
    var definition = Finding.sample(message: "Wrong.", hint: "", creative: nil, file: "format.json")
    #expect(text([definition]).hasPrefix("format 10063170\n  ✗ error    format.json:6:20\n"))
    definition.formatID = nil
    definition.line = nil
    definition.column = nil
    #expect(text([definition]).hasPrefix("format.json\n  ✗ error    format.json\n"))
  }

  @Test func `stdin is called by its name`() {
    #expect(text([.sample(file: "-")]).contains("  ✗ error    stdin:6:20\n"))
  }
}
