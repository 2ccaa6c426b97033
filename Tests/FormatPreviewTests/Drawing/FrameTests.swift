import Testing

@testable import FormatPreview

@Suite struct FrameTests {
  @Test func `a wide character owns the cell beside it`() {
    var frame = Frame(columns: 6, rows: 1)
    let next = frame.write("焼x", column: 1, row: 0)
    #expect(next == 4)
    #expect(frame[1, 0].text == "焼")
    #expect(frame[2, 0].isCovered)
    #expect(frame[3, 0].text == "x")
    #expect(frame.lines == [" 焼x"])
  }

  @Test func `what takes one half of a wide character blanks the other`() {
    var frame = Frame(columns: 4, rows: 2)
    for row in 0...1 { frame.write("焼焼", column: 0, row: row) }
    frame.put(Cell("x"), column: 1, row: 0)
    frame.put(Cell("x"), column: 2, row: 1)
    #expect(frame.lines == [" x焼", "焼x"])
    #expect(frame[3, 1].text == " ")
  }

  @Test func `a character that does not fit is left out with all that follows`() {
    var frame = Frame(columns: 5, rows: 1)
    #expect(frame.write("ab焼cd", column: 0, row: 0, columns: 3) == 2)
    #expect(frame.lines == ["ab"])
  }

  @Test func `what is drawn outside is dropped`() {
    var frame = Frame(columns: 3, rows: 2)
    frame.write("abc", column: 2, row: 1)
    frame.write("zzz", column: 0, row: -1)
    frame.write("zzz", column: 0, row: 2)
    frame.put(Cell("焼"), width: 2, column: -1, row: 0)
    frame.put(Cell("焼"), width: 2, column: 2, row: 0)
    frame.box(CellRect(column: -1, row: -1, columns: 9, rows: 9))
    #expect(frame.lines == ["", "  a"])
  }

  @Test func `a page without size holds nothing`() {
    var frame = Frame(columns: -3, rows: 4)
    frame.write("x", column: 0, row: 0)
    frame.fill(CellRect(column: -5, row: -5, columns: 20, rows: 20), paper: RGB(0, 0, 0))
    #expect(frame.columns == 0)
    #expect(frame.lines == ["", "", "", ""])
  }

  @Test func `controls and escapes are not drawn`() {
    var frame = Frame(columns: 20, rows: 1)
    frame.write("a\u{1B}[31mb\u{07}\u{202E}c\r\nd", column: 0, row: 0)
    #expect(frame.lines == ["a[31mbcd"])
  }

  @Test func `a box is round at its corners`() {
    var frame = Frame(columns: 5, rows: 3)
    frame.box(frame.bounds)
    #expect(frame.lines == ["╭───╮", "│   │", "╰───╯"])
  }

  @Test func `text over a picture stands on the picture's colour`() {
    var frame = Frame(columns: 1, rows: 1)
    frame.put(Cell("▄", ink: RGB(200, 0, 0), paper: RGB(0, 0, 100)), column: 0, row: 0)
    frame.write("x", column: 0, row: 0, ink: RGB(255, 255, 255))
    #expect(frame[0, 0] == Cell("x", ink: RGB(255, 255, 255), paper: RGB(100, 0, 50)))
  }

  @Test func `a page put on another keeps wide characters whole`() {
    var inner = Frame(columns: 4, rows: 1)
    inner.write("焼焼", column: 0, row: 0)
    var frame = Frame(columns: 4, rows: 1)
    frame.place(inner, column: 1, row: 0)
    #expect(frame.lines == [" 焼"])
  }

  @Test func `a tint covers ink and paper`() {
    var frame = Frame(columns: 1, rows: 2)
    for row in 0...1 { frame.put(Cell("▄", ink: RGB(200, 100, 0), paper: RGB(100, 100, 100)), column: 0, row: row) }
    frame.tint(frame.bounds, RGB(0, 0, 0)) { $0 == 0 ? 0 : 0.5 }
    #expect(frame[0, 0].ink == RGB(200, 100, 0))
    #expect(frame[0, 1] == Cell("▄", ink: RGB(100, 50, 0), paper: RGB(50, 50, 50)))
  }
}
