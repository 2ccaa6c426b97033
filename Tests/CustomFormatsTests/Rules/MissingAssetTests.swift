import CustomFormats
import Testing

/// Assets that are not there, and what follows from it.
@Suite struct MissingAssetTests {
  private static let wholeFormat = """
    { "formatId": "10063170", "fields": [
        { "key": "Headline", "kind": "text", "required": true, "limits": { "minCharacters": 3 } },
        { "key": "MainImage", "kind": "image", "required": true }, { "key": "Video", "kind": "video" }],
      "media": { "video": "optional", "fallbackImage": "MainImage" }, "clicks": { "clickable": ["MainImage", "Headline"] } }
    """

  private func findings(_ assets: String, _ definition: String = wholeFormat) -> [Finding] {
    let creative =
      #"{ "id": "c1", "formatId": "10063170", "assets": \#(assets), "destinationUrl": "https://trailhead.example" }"#
    let example = Example(
      "", definition: definition, creative: creative,
      files: ["hero.jpg": MediaFile(byteCount: 1000, type: .jpeg, image: ImageFacts(storedWidth: 1200, storedHeight: 628))])
    let found = ExampleRun(example).findings
    #expect(ExampleRun(example, ignoringSigns: true).findings == found)
    return found.filter { $0.severity > .note }
  }

  @Test(arguments: [#""""#, #""   ""#, "\"\u{A0}\u{3000}\"", #""\t""#, #""\u00a0\u200b""#, "null"])
  func `a blank text is missing, and no rule about texts speaks of it`(value: String) {
    let found = findings(#"{ "Headline": \#(value), "MainImage": "hero.jpg" }"#)
    #expect(found.map(\.rule) == ["missing-field"])
    #expect(found.first?.key == "Headline")
  }

  @Test func `what follows from a missing asset is told under it`() {
    let found = findings("{}")
    #expect(found.map { "\($0.rule) \($0.key ?? "-")" } == ["missing-field Headline", "missing-field MainImage"])
    #expect(found.flatMap(\.consequences).map(\.rule).sorted() == ["creative-not-tappable", "no-media"])
  }

  @Test func `a faulty value is a value`() {
    #expect(
      findings(#"{ "Headline": 12345, "MainImage": "a plain string" }"#).map(\.rule) == ["wrong-kind-of-value", "missing-file"])
  }

  @Test(arguments: [#"{ "file": "" }"#, #"{ "file": " " }"#, #""""#, #""  ""#, "null", #"{ "url": "" }"#])
  func `an empty path is a missing picture, not a missing file`(value: String) {
    #expect(findings(#"{ "Headline": "Night hikes", "MainImage": \#(value) }"#).map(\.rule) == ["missing-field"])
  }

  @Test func `assets that cannot be read are one fault`() {
    #expect(findings("[]").map(\.rule) == ["wrong-kind-of-value"])
    #expect(findings("null").map(\.rule) == ["wrong-kind-of-value"])
  }

  @Test func `a text and a picture that the ad server fills in are not missing`() {
    let definition = """
      { "formatId": "10063170", "fields": [{ "key": "Button", "kind": "text", "required": true, "default": "Learn more" },
          { "key": "Note", "kind": "text", "required": true, "default": " " }], "clicks": { "clickable": ["Button"] } }
      """
    #expect(findings(#"{ "Button": "" }"#, definition).map { "\($0.rule) \($0.key ?? "-")" } == ["missing-field Note"])
  }

  @Test func `a creative of another format is told by its first fifty keys`() {
    let keys = (1...60).map { #""Other\#($0)x": "a""# }.joined(separator: ", ")
    let found = findings(#"{ "Headline": "Night hikes", "MainImage": "hero.jpg", \#(keys) }"#)
    #expect(found.count == 51 && found.allSatisfy { $0.rule == "unknown-field" })
    #expect(found.contains { $0.message == "10 more assets have keys that 10063170 does not have." })
  }

  @Test func `of an asset that stands twice the last value counts`() {
    let found = findings(#"{ "Headline": "Night hikes", "MainImage": "hero.jpg", "Headline": "" }"#)
    #expect(found.map(\.rule).sorted() == ["duplicate-member", "missing-field"])
  }
}
