import CustomFormats
import Testing

@Suite struct GeometryTests {
  private func findings(_ definition: FormatDefinition) -> [Finding] {
    FormatLinter(RuleSelection(only: ["geometry"])).findings(in: definition)
  }

  @Test(arguments: LayoutSubject.bundled)
  func `the bundled formats have nothing above a note by any rule`(_ slug: String) throws {
    let found = FormatLinter().findings(in: try LayoutSubject.bundled(slug))
    #expect(found.filter { $0.severity > .note }.map(\.summary) == [])
  }

  @Test(arguments: LayoutSubject.bundled)
  func `the bundled formats lint clean, with their layouts and derived ones`(_ slug: String) throws {
    var definition = try LayoutSubject.bundled(slug)
    #expect(findings(definition).map(\.summary) == [])
    definition.format.layout = nil
    #expect(findings(definition).map(\.summary) == [])
  }

  @Test func `one offence is one finding, at its worst width`() {
    let definition = LayoutSubject.definition(
      """
      { "column": [{ "row": [{ "slot": "@adChoices" }, { "slot": "@attribution" }] },
        { "row": [{ "slot": "Icon", "width": 250, "height": 40 }, { "slot": "Picture", "width": 150, "height": 40 }] }] }
      """, layout: #""width": 360, "widths": [320, 390, 430], "minHeight": 80"#)
    #expect(
      findings(definition).filter { $0.severity == .error }.map(\.summary) == [
        """
        asset-outside-ad Picture: Picture reaches 80 points beyond the right edge of the ad at width 320. Give it, or what \
        stands beside it, less width.
        """
      ])
  }

  @Test func `a place is told with the media and the words that make it worst`() {
    let low = LayoutSubject.definition(
      """
      { "layers": [{ "slot": "@media", "aspect": "media", "height": 60 }, { "at": "top", "column": [{ "slot": "@adChoices" },
        { "slot": "Headline" }, { "slot": "Caption" }] }] }
      """)
    // AdChoices 15, the headline 22 and two lines of 19 are 75 points; with a video the slot is 202.5 points high.
    #expect(
      findings(low).filter { $0.rule == "asset-outside-ad" }.map(\.message) == [
        "Caption reaches 15 points beyond the bottom edge of the ad with a picture."
      ])
  }

  @Test func `findings stand where the slot or the declaration stands`() throws {
    let text = """
      { "formatId": "1", "fields": [{ "key": "Picture", "kind": "image", "required": true }],
        "layout": { "root": { "column": [
          { "slot": "@adChoices", "width": 10, "height": 10 },
          { "slot": "@attribution" },
          { "slot": "Picture", "width": 500, "height": 50 }] } } }
      """
    let definition = FormatFile.read(Array(text.utf8))
    let found = findings(definition).filter { $0.severity == .error }
    #expect(found.map(\.rule) == ["ad-choices-too-small", "asset-outside-ad"])
    #expect(try found.map { try #require($0.line) } == [3, 5])
  }

  @Test func `a layout of as many nodes as are read is judged in moments`() {
    let rows = (0..<16).map { _ in
      "{ \"row\": [" + Array(repeating: #"{ "slot": "Headline", "width": 300, "height": 300 }"#, count: 30).joined(separator: ",")
        + "] }"
    }
    let definition = LayoutSubject.definition("{ \"layers\": [\(rows.joined(separator: ","))] }")
    #expect(definition.format.layout != nil)
    let found = findings(definition)
    #expect(found.filter { $0.rule == "slots-overlap" }.count == 420)
  }
}
