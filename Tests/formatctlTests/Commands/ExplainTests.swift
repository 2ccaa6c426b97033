import CustomFormats
import Documents
import Foundation
import Testing

@testable import formatctl

@Suite struct ExplainTests {
  private func explain(_ words: String..., width: Int = 80) -> (status: Int32, printed: String, said: String) {
    let environment = Environment.test(width: width)
    let status = Formatctl.run(["explain"] + words, in: environment)
    return (status.rawValue, environment.printed, environment.said)
  }

  @Test func `a rule's page is its snapshot`() {
    snapshot("explain-unused-file", of: explain("unused-file").printed)
  }

  @Test(arguments: Rules.all.map(\.id))
  func `a page says all that the rule says of itself`(_ id: String) throws {
    let rule = try #require(Rules.named(id)).about
    let page = explain(id)
    #expect(page.status == 0)
    let words = page.printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for text in [rule.summary, rule.why, rule.severity.rawValue, rule.family.rawValue] + rule.sources.map(\.title) {
      #expect(words.contains(text.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
    }
    for address in rule.sources.compactMap(\.address) { #expect(page.printed.contains(address + "\n")) }
    #expect(page.printed.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.contains("://") })
  }

  @Test func `without a name every rule is listed once under its family`() {
    let list = explain()
    #expect(list.status == 0)
    for rule in Rules.all { #expect(list.printed.contains("\n  \(rule.id) ")) }
    for family in Set(Rules.all.map(\.about.family)) { #expect(("\n" + list.printed).contains("\n\(family.title)\n")) }
    #expect(list.printed.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(list.printed.hasSuffix("\nRun formatctl explain <rule> for one of them.\n"))
  }

  @Test func `a family lists its own rules`() {
    let list = explain("Media").printed
    #expect(list.hasPrefix("Media\n  animated-image"))
    #expect(!list.contains("malformed-json"))
  }

  @Test func `a profile says what it changes`() {
    #expect(
      explain("dsp").printed == """
        dsp

        Ads bought through a demand-side platform such as Display & Video 360.

          heaviest picture  1,200,000 bytes where the field says nothing
          heaviest video    512,000,000 bytes where the field says nothing

        Weights that it changes
          cmyk-image        error becomes warning
          unsafe-file-name  note becomes warning

        """)
    #expect(explain("reservation").printed.hasSuffix("\nEvery rule has its own weight.\n"))
    #expect(explain("programmatic").printed.contains("video-too-small"))
  }

  @Test(arguments: ["exit-status", "0", "1", "2", "130"])
  func `an exit status is explained`(_ word: String) {
    #expect(explain(word).printed.contains("  130  interrupted\n"))
  }

  @Test func `a name that nothing has is met with the nearest`() {
    let answer = explain("missing-flie")
    #expect(answer.status == 2)
    #expect(
      answer.said == "formatctl: there is no rule \"missing-flie\"; did you mean missing-file?\nRun formatctl explain.\n")
  }

  @Test func `JSON holds the rules`() throws {
    let one = JSONDocument(Array(explain("cmyk-image", "--json").printed.utf8))
    #expect(one.problems == [])
    let rule = one.root?["rules"]?.element(0)
    #expect(rule?["id"]?.string == "cmyk-image")
    #expect(rule?["profiles"]?["dsp"]?.string == "warning")
    #expect(rule?["failing"]?.element(0)?["finds"]?.element(0)?["key"]?.string == "MainImage")
    let all = JSONDocument(Array(explain("--json").printed.utf8))
    #expect(all.root?["rules"]?.elements.compactMap { $0["id"]?.string } == Rules.all.map(\.id))
    #expect(explain("--json", "--markdown").status == 2)
  }

  @Test func `the page of rules in Markdown has a section a rule`() {
    let lines = explain("--markdown").printed.split(separator: "\n").map(String.init)
    let headings = Set(lines.filter { $0.hasPrefix("#") }.map { $0.drop { $0 == "#" || $0 == " " }.lowercased() })
    for rule in Rules.all { #expect(headings.contains(rule.id)) }
    for line in lines where line.hasPrefix("* silences: ") || line.hasPrefix("* silent by: ") {
      for match in line.matches(of: /\(#([a-z0-9-]+)\)/) { #expect(headings.contains(String(match.1)), "\(line)") }
    }
    #expect(lines.filter { $0.contains("](#text)") } != [])
    #expect(explain("cmyk-image", "--markdown").printed.hasPrefix("### cmyk-image\n"))
  }

  @Test func `docs/Rules.md is the page that the program prints`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/Rules.md").standardizedFileURL
    let page = explain("--markdown").printed
    if ProcessInfo.processInfo.environment["RECORD"] == "1" { return try Data(page.utf8).write(to: file) }
    let written = try String(contentsOf: file, encoding: .utf8)
    let isSame = written == page
    #expect(isSame, "docs/Rules.md differs; RECORD=1 rewrites it, as does formatctl explain --markdown > docs/Rules.md")
  }
}
