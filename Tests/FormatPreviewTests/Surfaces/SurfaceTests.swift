import Testing

@testable import FormatPreview

@Suite struct SurfaceTests {
  /// Returns what a print surface writes for one row of cells.
  private static func printed(_ depth: ColourDepth, isTerminal: Bool = false, _ draw: (inout Frame) -> Void) -> String {
    var frame = Frame(columns: 6, rows: 1)
    draw(&frame)
    var text = ""
    var surface = PrintSurface(depth, isTerminal: isTerminal) { text += $0 }
    surface.show(frame)
    return text
  }

  @Test func `a plain surface writes lines without escapes`() {
    var frame = Frame(columns: 6, rows: 2)
    frame.write("ab", column: 1, row: 0, style: .failure, ink: RGB(1, 2, 3), paper: RGB(4, 5, 6))
    var text = ""
    var surface = PlainSurface(isTerminal: false) { text += $0 }
    surface.show(frame)
    #expect(text == " ab\n\n")
  }

  @Test func `colours are written once for cells that share them`() {
    let text = Self.printed(.full) { frame in
      frame.write("ab", column: 0, row: 0, ink: RGB(1, 2, 3), paper: RGB(4, 5, 6))
      frame.write("c", column: 2, row: 0, ink: RGB(1, 2, 3), paper: RGB(7, 8, 9))
    }
    #expect(text == "\u{1B}[38;2;1;2;3;48;2;4;5;6mab\u{1B}[48;2;7;8;9mc\u{1B}[0m\n")
  }

  @Test func `fewer colours take the nearest`() {
    let draw = { (frame: inout Frame) in _ = frame.write("x", column: 0, row: 0, ink: RGB(255, 0, 0), paper: RGB(250, 250, 250)) }
    #expect(Self.printed(.palette, draw) == "\u{1B}[38;5;196;48;5;231mx\u{1B}[0m\n")
    #expect(Self.printed(.sixteen, draw) == "\u{1B}[91;107mx\u{1B}[0m\n")
  }

  @Test func `a named style is the reader's own colour`() {
    let text = Self.printed(.full) { frame in
      frame.write("a", column: 0, row: 0, style: .strong)
      frame.write("b", column: 1, row: 0, style: .failure)
      frame.write("c", column: 2, row: 0)
    }
    #expect(text == "\u{1B}[0;1ma\u{1B}[0;31mb\u{1B}[0mc\n")
  }

  @Test func `among sixteen colours bold words keep their colour`() {
    let draw = { (frame: inout Frame) in
      _ = frame.write("x", column: 0, row: 0, style: .strong, ink: RGB(0, 0, 0), paper: RGB(255, 255, 255))
    }
    #expect(Self.printed(.sixteen, draw) == "\u{1B}[0;30;107mx\u{1B}[0m\n")
    #expect(Self.printed(.palette, draw) == "\u{1B}[0;1;38;5;16;48;5;231mx\u{1B}[0m\n")
  }

  @Test func `a terminal is told the column behind what it may measure otherwise`() {
    let draw = { (frame: inout Frame) in _ = frame.write("焼│é★x", column: 0, row: 0) }
    #expect(Self.printed(.full, isTerminal: true, draw) == "焼\u{1B}[3G│é★\u{1B}[6Gx\n")
    #expect(Self.printed(.full, draw) == "焼│é★x\n")
  }

  @Test func `a character that no library knows is drawn as one that all do`() {
    // U+1FAFD is not assigned in Unicode 16; the table gives it two columns, as emoji of its block have.
    let text = Self.printed(.full, isTerminal: true) { frame in _ = frame.write("\u{1FAFD}x", column: 0, row: 0) }
    #expect(text == "\u{FFFD}\u{FFFD}\u{1B}[3Gx\n")
  }

  @Test(arguments: [
    (["COLORTERM": "truecolor", "TERM": "screen"], ColourDepth.full),
    (["COLORTERM": "24bit"], .full),
    (["TERM": "xterm-direct"], .full),
    (["TERM": "tmux-256color"], .palette),
    (["TERM": "xterm"], .sixteen),
    (["TERM": "linux"], .sixteen),
    ([:], .sixteen),
    (["TERM": "xterm", "FORCE_COLOR": "3"], .full),
    (["TERM": "xterm", "FORCE_COLOR": "2"], .palette),
  ])
  func `the depth of colour is what the terminal says`(_ variables: [String: String], _ depth: ColourDepth) {
    #expect(ColourDepth(variables: variables) == depth)
  }
}
