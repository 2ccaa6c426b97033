import CustomFormats
import Testing

@Suite struct TextMetricsTests {
  private func points(_ text: String, _ style: TextStyle) -> Double {
    (TextMetrics.points.advance(of: text, style) * 1000).rounded() / 1000
  }

  @Test func `in points letters have Arial's widths`() {
    // W 944, i 222, blank 278, 0 556 thousandths of 14 points.
    #expect(points("W", .body) == 13.216)
    #expect(points("i", .body) == 3.108)
    #expect(points("Wi 0", .body) == 28)
  }

  @Test func `bold letters are wider by 6 in a hundred`() {
    // 944 thousandths of 17 points, by 1.06.
    #expect(points("W", .title) == 17.011)
  }

  @Test func `wide characters take the font size, marks nothing`() {
    #expect(points("漢", .body) == 14)
    #expect(points("👨‍👩‍👧‍👦", .body) == 14)
    #expect(points("❤️", .body) == 14)
    #expect(points("🇯🇵", .body) == 14)
    #expect(points("e\u{301}", .body) == points("e", .body))
  }

  @Test func `in cells text is as wide as a terminal's columns`() {
    #expect(TextMetrics.cells.advance(of: "Wi 0", .display) == 32)
    #expect(TextMetrics.cells.advance(of: "漢字", .body) == 32)
    #expect(TextMetrics.cells.advance(of: "e\u{301}👍🏽", .body) == 24)
    #expect(TextMetrics.cells.lineHeight(.display) == 16)
  }
}
