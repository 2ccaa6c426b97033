import Documents
import Testing

@Suite struct JSONTextEditingTests {
  private func edited(_ text: String, _ edits: TextEdit...) -> String? {
    JSONText.edited(Array(text.utf8), in: 0..<text.utf8.count, edits).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `characters that stay keep their spelling`() {
    #expect(
      edited(#"\u0020gr\u00fcn\/ä \n\ud83d\ude00\t"#, TextEdit(0..<1, ""), TextEdit(7..<9, " "), TextEdit(10..<11, ""))
        == #"gr\u00fcn\/ä \ud83d\ude00"#)
  }

  @Test func `new characters are escaped where JSON asks for it`() {
    #expect(edited("ab", TextEdit(1..<1, "\"\n")) == #"a\"\nb"#)
    #expect(edited("ab", TextEdit(0..<2, "")) == "")
  }

  @Test func `an edit that leaves the text, or a faulty escape before it, gives nothing`() {
    #expect(edited("ab", TextEdit(1..<3, "")) == nil)
    #expect(edited(#"a\u00zz b"#, TextEdit(8..<9, "")) == nil)
    #expect(edited("", TextEdit(0..<0, "x")) == "x")
  }

  @Test func `a part of a larger buffer is edited`() {
    let bytes = Array(#"{"a":" b "}"#.utf8)
    #expect(JSONText.edited(bytes, in: 6..<9, [TextEdit(0..<1, ""), TextEdit(2..<3, "")]) == Array("b".utf8))
  }
}
