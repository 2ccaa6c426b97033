import Testing

@testable import CustomFormats

@Suite struct CreativeTextTests {
  private static func renamed(_ text: String, _ keys: [String: String]) -> String {
    var creative = CreativeText(Array(text.utf8))
    creative.renameAssets(keys)
    return String(decoding: creative.bytes, as: UTF8.self)
  }

  @Test func `an asset gets its new key, every other byte stays`() {
    let text = #"""
      { "id" : "Headline",  "assets":{"Headline":"Headline",
      	"MainImage": {"file": "a.jpg"} } , "name":null}
      """#
    let wanted = #"""
      { "id" : "Headline",  "assets":{"Ti\"tle":"Headline",
      	"Picture": {"file": "a.jpg"} } , "name":null}
      """#
    #expect(Self.renamed(text, ["Headline": "Ti\"tle", "MainImage": "Picture", "Gone": "X"]) == wanted)
  }

  @Test(arguments: [
    (#"{"assets":{"A":1,"B":2}}"#, ["A": "B", "B": "A"], #"{"assets":{"B":1,"A":2}}"#),
    (#"{"assets":{"A":1,"B":2}}"#, ["A": "B"], #"{"assets":{"A":1,"B":2}}"#),
    (#"{"assets":{"A":1,"A":2}}"#, ["A": "B"], #"{"assets":{"A":1,"A":2}}"#),
    (#"{"assets":{"\u0041":1}}"#, ["A": "B"], #"{"assets":{"B":1}}"#),
    (#"{"assets":["A"]}"#, ["A": "B"], #"{"assets":["A"]}"#),
    (#"{"assets":{"A":1}"#, ["A": "B"], #"{"assets":{"A":1}"#),
    ("", ["A": "B"], ""),
  ])
  func `keys are renamed at once, never onto another asset, and only in what can be read`(
    text: String, keys: [String: String], wanted: String
  ) {
    #expect(Self.renamed(text, keys) == wanted)
  }

  @Test(arguments: [
    (#"{ "formatId": "card" }"#, "card", #"{ "formatId": "7" }"#),
    (#"{ "formatId":12 }"#, "12", #"{ "formatId":"7" }"#),
    (#"{ "formatId": "other" }"#, "card", #"{ "formatId": "other" }"#),
    (#"{ "assets": {} }"#, "card", #"{ "assets": {} }"#),
  ])
  func `a creative names its format by another name`(text: String, old: String, wanted: String) {
    var creative = CreativeText(Array(text.utf8))
    creative.renameFormat(old, to: "7")
    #expect(String(decoding: creative.bytes, as: UTF8.self) == wanted)
  }
}
