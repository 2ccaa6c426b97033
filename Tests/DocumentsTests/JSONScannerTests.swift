import Documents
import Testing

@Suite struct JSONScannerTests {
  private func problems(_ text: String) -> [String] {
    let document = JSONDocument(Array(text.utf8))
    return document.problems.map { problem in
      let place = document.place(at: problem.offset)
      return "\(place.line):\(place.column) \(problem.message)"
    }
  }

  @Test func `a whole document has nodes in order and no problems`() throws {
    let document = JSONDocument(Array(#"{"a":[1,-2.5e3,"x"],"b":{"c":null},"d":true}"#.utf8))
    #expect(document.problems == [])
    let root = try #require(document.root)
    #expect(root["a"]?.elements.map(\.kind) == [.number, .number, .string])
    #expect(root["a"]?.element(1)?.double == -2500)
    #expect(root["b"]?["c"]?.isNull == true)
    #expect(root["d"]?.bool == true)
    #expect(root.members.map(\.name) == ["a", "b", "d"])
  }

  @Test func `escapes and surrogate pairs become the characters they stand for`() throws {
    let document = JSONDocument(Array(#"{"t":"a\"\\\/\n\u00e9\ud83e\udd56"}"#.utf8))
    #expect(document.problems == [])
    #expect(document.root?["t"]?.string == "a\"\\/\n\u{E9}\u{1F956}")
  }

  @Test(arguments: [
    ("", ["1:1 the text is empty"]),
    ("{\"a\":1,}", ["1:7 a trailing comma stands before }"]),
    ("[1,2,]", ["1:5 a trailing comma stands before ]"]),
    ("{\"a\" 1}", ["1:6 a colon is missing after the member name"]),
    ("{\"a\":1 \"b\":2}", ["1:8 a comma is missing before \"b\":2}"]),
    ("{\"a\":1}\n&wp=1", ["2:1 text follows the end of the document: &wp=1"]),
    ("{\"a\":\"x", ["1:6 the text that begins here has no closing quote"]),
    ("{\"a\":[1", ["1:8 the text ends inside the array that begins at byte 5"]),
    ("{\"a\":1,\"a\":2}", ["1:8 the member \"a\" stands twice in one object"]),
    ("{\"a\":1,\"\\u0061\":2}", ["1:8 the member \"\\u0061\" stands twice in one object"]),
    ("{\"a\":01}", ["1:6 the number 01 begins with a zero"]),
    ("{\"a\":None}", ["1:6 None is no JSON value"]),
    ("{a:1}", ["1:2 the member name a has no quotes"]),
    ("{'a':1}", ["1:2 single quotes stand where JSON takes double ones"]),
    ("{\"a\":\"\\x\"}", ["1:7 \\x is no escape"]),
    ("{\"a\":\"\\ud800\"}", ["1:7 \\ud800 is half of a character"]),
    ("{\"a\":\"x\ty\"}", ["1:8 a tab stands unescaped in a text"]),
    ("// note\n{\"a\":1}", ["1:1 JSON has no comments"]),
    ("{\"a\":1", ["1:7 the text ends inside the object that begins at byte 0"]),
  ]) func `each fault is named with its place`(_ text: String, _ expected: [String]) {
    #expect(problems(text) == expected)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0x00], "1:1 the text is UTF-16, not UTF-8"),
      ([0xFE, 0xFF, 0x00, 0x7B], "1:1 the text is UTF-16, not UTF-8"),
      ([0x7B, 0x00, 0x0A, 0x00], "1:1 the text is UTF-16, not UTF-8"),
      ([0xFF, 0xFE, 0x00, 0x00, 0x7B, 0x00, 0x00, 0x00], "1:1 the text is UTF-32, not UTF-8"),
      ([0xFF, 0x7B], "1:1 the byte 0xFF is not UTF-8"),
    ] as [([UInt8], String)]) func `a wide encoding is named`(_ bytes: [UInt8], _ expected: String)
  {
    let document = JSONDocument(bytes)
    #expect(!document.isWhole)
    #expect(document.problems.map { "1:\($0.offset + 1) \($0.message)" } == [expected])
  }

  @Test func `a part of a buffer counts its bytes from its own start`() {
    let bytes = Array("{\"a\":1}\n{\"b\":[1".utf8)
    let document = JSONDocument(bytes, in: 8..<bytes.count, firstLine: 2)
    #expect(document.problems.map(\.message) == ["the text ends inside the array that begins at byte 5"])
    #expect(document.place(at: 8).line == 2)
  }

  @Test func `typographic quotes and a trailing comma are both reported`() {
    let text = "{\n  \u{201C}format\u{201D}: {\"id\": \"1\"},\n  \"creative\": {\"x\": \"y\",}\n}\n"
    #expect(
      problems(text) == [
        "2:3 typographic quotation marks stand where JSON takes straight ones", "3:24 a trailing comma stands before }",
      ])
    #expect(JSONDocument(Array(text.utf8)).root?["format"]?["id"]?.string == "1")
  }

  @Test(arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82]] as [[UInt8]])
  func `bytes that are no UTF-8 are named`(_ bytes: [UInt8]) {
    let document = JSONDocument(Array("{\"a\":\"".utf8) + bytes + Array("\"}".utf8))
    #expect(document.problems.map(\.kind) == [.notUTF8])
    #expect(document.problems.first?.offset == 6)
    #expect(!document.isWhole)
  }

  @Test func `brackets nested too deep are refused without recursion`() {
    let document = JSONDocument([UInt8](repeating: UInt8(ascii: "["), count: 1_000_000))
    #expect(document.problems.map(\.kind) == [.nestedTooDeep])
  }

  @Test func `an object with very many members is scanned once and its duplicates found`() {
    let members = (0..<200_000).map { "\"k\($0)\":1" } + ["\"k7\":2"]
    let document = JSONDocument(Array("{\(members.joined(separator: ","))}".utf8))
    #expect(document.problems.map(\.kind) == [.duplicateMember])
  }

  @Test func `a part of a buffer keeps the buffer's offsets and counts its own lines`() {
    let bytes = Array("{}\n{\"a\":1 x}\n".utf8)
    let document = JSONDocument(bytes, in: 3..<12, firstLine: 2)
    #expect(document.problems.first.map { document.place(at: $0.offset) } == SourcePlace(line: 2, column: 8, byte: 10))
  }

  @Test func `columns count characters, not bytes`() {
    #expect(problems("{\"\u{E9}\u{E9}\":x}") == ["1:7 the text x has no quotes"])
  }

  @Test func `the classes of a text's bytes are gathered`() throws {
    let document = JSONDocument(Array(#"["abc","A &","50%","\u0041","é"]"#.utf8))
    #expect(
      document.nodes.dropFirst().map(\.classes) == [
        [.lowercase], [.uppercase, .blank, .ampersand], [.digit, .percent], [.escape], [.nonASCII],
      ])
  }
}
