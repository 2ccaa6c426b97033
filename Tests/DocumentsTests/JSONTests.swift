import Documents
import Testing

@Suite struct JSONTests {
  @Test func `a document's tree is written with short parts on one line`() throws {
    let text = #"{"a":1,"list":["x","y"],"o":{"k":true},"t":"é\u0007"}"#
    let root = try #require(JSONDocument(Array(text.utf8)).root)
    #expect(
      root.json.documentText == """
        {
          "a": 1,
          "list": ["x", "y"],
          "o": { "k": true },
          "t": "é\\u0007"
        }

        """)
    #expect(root.json.compactText == "{\"a\":1,\"list\":[\"x\",\"y\"],\"o\":{\"k\":true},\"t\":\"é\\u0007\"}")
  }

  @Test func `numbers keep the digits they were written with`() throws {
    let root = try #require(JSONDocument(Array("[1.10,9223372036854775807,1e2]".utf8)).root)
    #expect(root.json.compactText == "[1.10,9223372036854775807,1e2]")
  }

  @Test func `a member can be changed, added and removed`() {
    var tree = JSON.object(["a": .number(1), "b": nil, "c": .string("x")])
    tree["a"] = .number(2)
    tree["d"] = .null
    tree["c"] = nil
    #expect(tree.compactText == #"{"a":2,"d":null}"#)
  }

  @Test func `a path finds its value or the nearest one above`() throws {
    let document = JSONDocument(Array(#"{"fields":[{"key":"A"},{"key":"B","limits":{"max":3}}]}"#.utf8))
    #expect(document.value(at: "fields[1].limits.max")?.integer == 3)
    #expect(document.value(at: "fields[1].missing.deep")?["key"]?.string == "B")
    #expect(JSONPath("fields[1].limits.max").description == "fields[1].limits.max")
  }

  @Test(arguments: [
    ("Titel", "Title"), ("mainimage", "MainImage"), ("Call to action", "CallToAction"), ("Hedaline", "Headline"),
    ("maxCharcters", "maxCharacters"),
  ]) func `a near name is found`(_ word: String, _ expected: String) {
    #expect(NearMatch.of(word, among: ["Title", "MainImage", "CallToAction", "Headline", "maxCharacters"]) == expected)
  }

  @Test func `a far name is not`() {
    #expect(NearMatch.of("slot", among: ["id", "formatId", "assets", "adChoices"]) == nil)
  }
}
