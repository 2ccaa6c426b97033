import Testing

@testable import formatctl

@Suite struct TextBlockTests {
  @Test func `text breaks between words`() {
    #expect(TextBlock("one two three", width: 7).lines == ["one two", "three"])
  }

  @Test func `a word longer than the line stays whole`() {
    #expect(TextBlock("a verylongword b", width: 5).lines == ["a", "verylongword", "b"])
  }

  @Test func `indented lines and empty ones stay`() {
    #expect(TextBlock("one two\n\n  three   four", width: 4).lines == ["one", "two", "", "  three   four"])
  }
}
