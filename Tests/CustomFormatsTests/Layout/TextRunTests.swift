import Testing

@testable import CustomFormats

@Suite struct TextRunTests {
  private func broken(_ text: String, cells: Double, atMost most: Int? = nil) -> TextRun.Broken {
    TextRun(text, .body, .cells).lines(fitting: cells * 8, atMost: most)
  }

  private func lines(_ text: String, cells: Double, atMost most: Int? = nil) -> [String] {
    broken(text, cells: cells, atMost: most).lines.map(\.text)
  }

  @Test func `text breaks at blanks, which go at the end of a line`() {
    #expect(lines("Night hikes start Friday", cells: 11) == ["Night hikes", "start", "Friday"])
    #expect(lines("Night hikes start Friday", cells: 12) == ["Night hikes", "start Friday"])
    #expect(lines("Night   hikes", cells: 6) == ["Night", "hikes"])
    #expect(lines("Night  hikes ", cells: 40) == ["Night  hikes"])
  }

  @Test func `a word that is wider than the room breaks between characters`() {
    #expect(lines("Donaudampfschiff", cells: 7) == ["Donauda", "mpfschi", "ff"])
    #expect(lines("An Donaudampfschiff", cells: 7) == ["An", "Donauda", "mpfschi", "ff"])
  }

  @Test func `a character of several scalars is never split`() {
    #expect(lines("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", cells: 4) == ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"])
    #expect(lines("e\u{301}e\u{301}e\u{301}", cells: 2) == ["e\u{301}e\u{301}", "e\u{301}"])
    #expect(lines("日本語のテキスト", cells: 6) == ["日本語", "のテキ", "スト"])
  }

  @Test func `past the most lines the last one ends in an ellipsis and the shown characters are counted`() {
    let text = broken("Night hikes start Friday", cells: 12, atMost: 1)
    #expect(text.lines.map(\.text) == ["Night hikes…"])
    #expect(text.shown == 11)
    #expect(broken("Night hikes start Friday", cells: 11, atMost: 2).lines.map(\.text) == ["Night hikes", "start Frid…"])
    #expect(broken("Night hikes start Friday", cells: 11, atMost: 2).shown == 22)
    #expect(broken("Night hikes start Friday", cells: 12, atMost: 2).shown == nil)
    #expect(broken("Night hikes  ", cells: 11, atMost: 1).shown == nil)
  }

  @Test func `a line end in the text ends a line`() {
    #expect(lines("Night\nhikes\n\nFriday", cells: 40) == ["Night", "hikes", "", "Friday"])
    #expect(broken("Night\nhikes", cells: 40, atMost: 1) == TextRun.Broken(lines: [.init(text: "Night…", advance: 48)], shown: 5))
    #expect(TextRun("Night\nhike", .body, .cells).advance == 40)
  }

  @Test func `no room at all still ends: one character a line, or an ellipsis`() {
    #expect(lines("abc", cells: 0) == ["a", "b", "c"])
    #expect(broken("abc", cells: 0, atMost: 1) == TextRun.Broken(lines: [.init(text: "…", advance: 8)], shown: 0))
    #expect(lines("", cells: 5) == [""])
    #expect(lines("   ", cells: 1) == [""])
  }

  @Test func `a text fits at its own width`() {
    let run = TextRun("Night hikes start Friday", .title, .points)
    #expect(run.lines(fitting: run.advance).lines.count == 1)
    #expect(run.lines(fitting: run.advance - 0.5).lines.count == 2)
  }
}
