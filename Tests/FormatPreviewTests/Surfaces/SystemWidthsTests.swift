import Testing

@testable import FormatPreview

@Suite struct SystemWidthsTests {
  private static func pieces(_ text: String, columns: Int) -> [String] {
    SystemWidths().pieces(of: text, columns: columns).map { "\($0.offset) \($0.text)" }
  }

  @Test func `a flag is two pieces of a column each`() {
    #expect(Self.pieces("\u{1F1EF}\u{1F1F5}", columns: 2) == ["0 \u{1F1EF}", "1 \u{1F1F5}"])
  }

  @Test func `a mark without a width stays with its letter`() {
    #expect(Self.pieces("e\u{301}", columns: 1) == ["0 e\u{301}"])
    #expect(Self.pieces("旅", columns: 2) == ["0 旅"])
    #expect(Self.pieces("┃", columns: 1) == ["0 ┃"])
  }

  @Test func `what the library measures otherwise is a stand-in in each column`() {
    #expect(Self.pieces("é", columns: 2) == ["0 é"])
    #expect(Self.pieces("旅", columns: 3) == ["0 \u{FFFD}", "1 \u{FFFD}", "2 \u{FFFD}"])
  }
}
