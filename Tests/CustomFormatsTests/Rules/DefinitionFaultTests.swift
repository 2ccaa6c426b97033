import CustomFormats
import Foundation
import Testing

/// Faults of definitions, over more shapes than the rules' own examples have.
@Suite struct DefinitionFaultTests {
  /// What a linter says above a note of fields, one a line: rule and key.
  private func lint(_ fields: String, clickable: String = #""Headline""#, _ members: String = "") -> [String] {
    let definition = FormatFile.read(
      Array(
        """
        { "formatId": "90000002", "fields": [\(fields)], "clicks": { "clickable": [\(clickable)] }\(members.isEmpty ? "" : ", " + members) }
        """.utf8))
    return FormatLinter().findings(in: definition).filter { $0.severity > .note }.map { "\($0.rule) \($0.key ?? "-")" }
  }

  private static let headline = #"{ "key": "Headline", "kind": "text", "sample": "Night hikes" }"#

  @Test(arguments: [
    (#""width": 1000, "height": 562, "aspectRatio": "4:3""#, 1), (#""width": 1200, "height": 628, "aspectRatio": "2:1""#, 1),
    (#""width": 1200, "height": 627, "aspectRatio": "1.91:1""#, 0),
    (#""width": 1200, "height": 628, "aspectRatio": "1.91:1""#, 0),
    (#""minWidth": 1200, "minHeight": 628, "aspectRatio": "2:1""#, 0),
    (#""maxWidth": 600, "minHeight": 600, "aspectRatio": "1.91:1""#, 1),
    (#""minWidth": 600, "maxHeight": 300, "aspectRatio": "1:1""#, 1),
    (#""minWidth": 300, "maxHeight": 300, "aspectRatio": "1:1""#, 0),
    (#""width": 1200, "height": 627, "aspectRatios": ["1.91:1", "1:1"]"#, 1), (#""width": 500, "minWidth": 600"#, 1),
    (#""height": 700, "maxHeight": 600"#, 1), (#""minBytes": 10, "maxBytes": 9"#, 1), (#""minBytes": 9, "maxBytes": 9"#, 0),
    (#""minWidth": 9223372036854775807, "maxWidth": 1, "aspectRatio": "1:1""#, 1),
    (#""width": 9223372036854775807, "height": 9223372036854775807, "aspectRatio": "999999:1""#, 1),
    (#""width": 0, "height": 0, "aspectRatio": "1:1""#, 1), (#""maxWidth": 0, "aspectRatio": "1:1""#, 1),
  ])
  func `sizes and ratios that exclude one another are told`(limits: String, count: Int) {
    let found = lint("\(Self.headline), { \"key\": \"Picture\", \"kind\": \"image\", \"limits\": { \(limits) } }")
    #expect(found == Array(repeating: "limits-contradict Picture", count: count))
  }

  @Test(arguments: [
    ("none", false, ["media-contradicts-field Video"]), ("none", true, ["media-contradicts-field Video"]),
    ("optional", false, []),
    ("optional", true, ["media-contradicts-field Video"]), ("required", false, ["media-contradicts-field Video"]),
    ("required", true, []),
  ])
  func `media and the video field agree`(video: String, isRequired: Bool, outcome: [String]) {
    let fields = """
      \(Self.headline), { "key": "Picture", "kind": "image" }, { "key": "Video", "kind": "video", "required": \(isRequired) }
      """
    #expect(lint(fields, #""media": { "video": "\#(video)", "fallbackImage": "Picture" }"#) == outcome)
  }

  @Test(arguments: [
    // Clickable keys, the key for taps on media, whether there is a video, and what is said.
    (#""Picture""#, "", true, ["format-not-tappable -"]), (#""Picture""#, "Picture", true, []),
    (#""Picture""#, "none", true, nil),
    (#""Video""#, "", true, ["format-not-tappable -"]), (#""Picture", "Video""#, "", true, []), (#""Icon""#, "", true, []),
    (#""Picture""#, "", false, []), (#""Picture""#, "none", false, ["format-not-tappable -"]),
  ])
  func `in every state of the media something can be tapped`(clickable: String, tap: String, hasVideo: Bool, outcome: [String]?) {
    let video = hasVideo ? #", { "key": "Video", "kind": "video" }"# : ""
    let media =
      #""video": "\#(hasVideo ? "optional" : "none")", "fallbackImage": "Picture"\#(tap.isEmpty ? "" : #", "tap": "\#(tap)""#)"#
    let found = lint(
      #"{ "key": "Picture", "kind": "image" }, { "key": "Icon", "kind": "image" }\#(video)"#, clickable: clickable,
      "\"media\": { \(media) }")
    #expect(found == outcome ?? ["format-not-tappable -", "format-not-tappable -"])
  }

  @Test func `a container of the layout that reports taps is a target`() {
    let found = lint(
      #"{ "key": "Picture", "kind": "image" }, { "key": "Video", "kind": "video" }"#, clickable: #""Picture""#,
      """
      "media": { "video": "optional", "fallbackImage": "Picture" }, "adChoices": { "required": false },
      "layout": { "width": 360, "root": { "tap": "Picture", "column": [{ "slot": "@attribution" }, { "slot": "@media", "aspect": "16:9" }] } }
      """)
    #expect(found.filter { $0.hasPrefix("format-not-tappable") } == [])
  }

  @Test func `nothing clickable is one fault, and unknown keys alone another`() {
    #expect(lint(Self.headline, clickable: "") == ["nothing-clickable -"])
    #expect(lint(Self.headline, clickable: #""Hedline""#) == ["unknown-clickable-key Hedline"])
  }

  @Test(arguments: [
    (#""kind": "text", "limits": { "maxCharacters": 5 }"#, "12345", ["wrong-kind-of-value"]),
    (#""kind": "number""#, #""4.6""#, []), (#""kind": "number""#, "true", ["wrong-kind-of-value"]),
    (#""kind": "list", "choices": ["Ad"]"#, #""ad""#, ["choice-not-listed"]),
    (#""kind": "list", "choices": ["Ad"], "allowOther": true"#, #""x""#, []),
    (#""kind": "text""#, #""null""#, ["literal-null"]), (#""kind": "text""#, "null", []),
    (#""kind": "text""#, "{}", ["wrong-kind-of-value"]),
    (#""kind": "image""#, "5", []),
  ])
  func `samples are judged by the rules that judge creatives`(field: String, sample: String, rules: [String]) {
    let found = lint("\(Self.headline), { \"key\": \"Other\", \(field), \"sample\": \(sample) }")
    #expect(found == rules.map { _ in "sample-breaks-limits Other" })
  }

  @Test(arguments: ["letters", "Zahl1", "a_b", "Überschrift", "日本", "a b", "a/b", "a-b", "é"])
  func `a key of letters and digits of any script is not refused`(key: String) {
    let found = lint(#"{ "key": "\#(key)", "kind": "text", "sample": "Night hikes" }"#, clickable: "\"\(key)\"")
    #expect(!found.contains { $0.hasPrefix("illegal-key") })
  }

  @Test(arguments: ["a.b", "a,b", "a:b", "a\u{7}b", "a\u{200B}b", "a😀b", "[a]", "a%b", "   ", "", "a\u{2028}b"])
  func `a key of other characters is refused, once`(key: String) throws {
    let text = String(decoding: try JSONEncoder().encode(key), as: UTF8.self)
    let found = lint(#"{ "key": \#(text), "kind": "text", "sample": "Night hikes" }"#, clickable: text)
    #expect(found.count == 1 && found[0].hasPrefix("illegal-key"))
  }

  @Test func `a definition of nothing is no crash`() {
    for text in [
      "", "{}", "[]", "{ \"fields\": [] }", "{ \"fields\": [{}] }",
      "{ \"fields\": [{ \"key\": 5, \"kind\": \"text\" }], \"media\": [] }",
    ] {
      _ = FormatLinter(isLive: true).findings(in: FormatFile.read(Array(text.utf8)))
    }
    #expect(lint("", clickable: "", #""media": { "video": "optional" }"#).contains("no-fallback-image -"))
  }
}
