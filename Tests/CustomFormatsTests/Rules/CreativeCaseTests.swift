import CustomFormats
import Documents
import Testing

/// Faults of definitions and creatives as people met them.
@Suite struct CreativeCaseTests {
  @Test(arguments: [
    ("00", []), ("01", ["error wrong-kind-of-value ImpressionTracker"]), ("03", ["error wrong-kind-of-value Imagefile"]),
    (
      "07",
      [
        "error missing-field Title", "error unknown-field title", "error unknown-field Description",
        "error unknown-field Clickthroughtext",
      ]
    ),
    ("07b", []), ("17", ["warning dangling-null Headline", "error literal-null Caption"]), ("19", []),
    ("22", ["error missing-field Headline"]),
    ("23", ["error unfilled-placeholder Headline", "error unfilled-placeholder Caption"]),
  ])
  func `a creative's faults are found, and nothing else`(name: String, outcome: [String]) throws {
    let run = try CaseRun(name)
    #expect(Set(run.outcome) == Set(outcome))
    #expect(run.outcome.count == outcome.count)
  }

  @Test func `an object for a URL is told with what was expected and all keys`() throws {
    let finding = try #require(try CaseRun("01").findings.first)
    #expect(
      finding.message
        == "ImpressionTracker is an object, expected is a URL. The keys of 30000002 are Headline (text, required), ImpressionTracker (url)."
    )
    #expect(finding.line == 6)
  }

  @Test func `an object that is no file is told with the shape of one`() throws {
    let finding = try #require(try CaseRun("03").findings.first)
    #expect(finding.message.hasPrefix("Imagefile is an object without \"file\", expected is an image."))
    #expect(
      finding.hint
        == "Write { \"file\": \"hero.jpg\" } with a path from the creative's folder, or { \"url\": \"https://…\" }.")
  }

  @Test func `a format ID that is no number is an error on both sides`() throws {
    let run = try CaseRun("04")
    #expect(CaseRun.lines(run.lint).contains("error format-id-not-numeric -"))
    #expect(run.outcome == ["error format-id-not-numeric -"])
    #expect(try CaseRun("05").outcome == ["error format-id-not-numeric -"])
  }

  @Test func `members of another schema are named, and no format is assumed`() throws {
    let run = try CaseRun("00", creative: "06.json")
    #expect(
      run.findings.map { "\($0.severity) \($0.rule) \($0.hint)" }.sorted() == [
        "error no-format Add formatId, or give the format with --format-id.",
        "warning unknown-member Did you mean formatId?", "warning unknown-member Did you mean formatId?",
        "warning unknown-member Did you mean formatId?", "warning unknown-member Remove it, or call it x-slot to keep it.",
      ])
  }

  @Test func `keys in the wrong case are told with the right spelling`() throws {
    let found = try CaseRun("07").findings.filter { $0.rule == "unknown-field" }
    #expect(found.map(\.hint) == ["Did you mean Title?", "Did you mean description?", "Did you mean ClickThroughText?"])
    #expect(found.map(\.line) == [5, 6, 7] && found.map(\.column) == [5, 5, 5])
  }

  @Test func `keys that are alike collide`() throws {
    let lint = try CaseRun("07b").lint
    #expect(
      lint.filter { $0.rule == "key-collision" }.map(\.message) == [
        "The key \"CalltoAction\" differs from \"CallToAction\" by case alone.",
        "The key \"Call to action\" differs from \"CallToAction\" by case and blanks alone.",
        "The key \"Headline \" differs from \"Headline\" by blanks alone.",
      ])
    #expect(lint.filter { $0.severity > .note }.allSatisfy { $0.rule == "key-collision" })
  }

  @Test(arguments: [
    "48-host-missing", "48-idn", "48-insecure", "48-market", "48-no-scheme", "48-port-fragment", "48-protocol-relative",
    "48-script",
  ])
  func `a creative without assets of a format without fields lacks nothing`(name: String) throws {
    let others = try CaseRun(name).findings.filter { Rules.named($0.rule)?.about.family != .link }
    #expect(CaseRun.lines(others) == [])
  }
}
