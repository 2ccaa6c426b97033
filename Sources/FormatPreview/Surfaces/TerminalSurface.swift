import CNCurses
import CTerminalGuard
import CustomFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal of the process as a screen; it is as it was before when this goes away, whatever ends the program.
public struct TerminalSurface: Screen, ~Copyable {
  private let screen: OpaquePointer
  private let window: UnsafeMutablePointer<WINDOW>
  private let widths: SystemWidths
  private var inks: ScreenInks
  private var keys: KeyReader
  private var shown: Frame?

  /// What takes everything back that the screen turns on; a terminal that has one screen alone is cleared.
  private static let farewell =
    "\u{1B}[?2004l\u{1B}[?1l\u{1B}>\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?25h\u{1B}[0m\u{1B}[H\u{1B}[2J\u{1B}[?1049l"

  /// Takes the terminal, or says why it cannot be taken.
  public init(variables: [String: String], isColoured: Bool) throws(ScreenRefusal) {
    let term = variables["TERM"] ?? ""
    if term.isEmpty || term == "dumb" {
      let name = term.isEmpty ? "TERM is not set" : "TERM is \"\(term)\""
      throw ScreenRefusal(description: "\(name), and the previewer needs a terminal that can place its cursor.")
    }
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw ScreenRefusal(description: "The previewer needs a terminal to read keys from, and stdin is none.")
    }
    let widths = SystemWidths()
    set_escdelay(25)
    formatctl_guard_terminal(Self.farewell, Int32(Self.farewell.utf8.count))
    let screen = Self.open(ColourDepth(variables: variables), variables)
    guard let screen, let window = formatctl_window(), formatctl_places_cursor() else {
      if screen != nil { endwin() }
      formatctl_release_terminal()
      throw ScreenRefusal(description: "The terminal \"\(term)\" is not known here, or cannot place its cursor.")
    }
    self.widths = widths
    self.screen = screen
    self.window = window
    inks = ScreenInks(isColoured: isColoured)
    keys = KeyReader(window)
    Self.prepare(window)
  }

  deinit {
    formatctl_send("\u{1B}[?2004l")
    werase(window)
    wrefresh(window)
    endwin()
    delscreen(screen)
    formatctl_release_terminal()
  }

  /// Opens the terminal, in 24 bits by the entry that the program brings along.
  private static func open(_ depth: ColourDepth, _ variables: [String: String]) -> OpaquePointer? {
    guard depth == .full else { return formatctl_newterm(nil) }
    setenv("TERMINFO", DirectColours.entry, 1)
    defer {
      if let given = variables["TERMINFO"] { setenv("TERMINFO", given, 1) } else { unsetenv("TERMINFO") }
    }
    if let screen = formatctl_newterm(DirectColours.name) { return screen }
    unsetenv("TERMINFO")
    return formatctl_newterm(nil)
  }

  private static func prepare(_ window: UnsafeMutablePointer<WINDOW>) {
    cbreak()
    noecho()
    nonl()
    keypad(window, true)
    nodelay(window, true)
    curs_set(0)
    leaveok(window, true)
    mousemask(formatctl_mouse_events(), nil)
    // Else each click waits for a second one.
    mouseinterval(0)
    formatctl_take_suspend_key()
    formatctl_send("\u{1B}[?2004h")
  }

  /// The columns of the terminal.
  public var columns: Int { Int(formatctl_columns()) }
  /// The rows of the terminal.
  public var rows: Int { Int(formatctl_rows()) }

  /// Paints what differs from the page before.
  public mutating func show(_ frame: Frame) {
    let startsAnew = inks.isNearlyFull(for: frame)
    if startsAnew {
      inks.forget()
      shown = nil
      // The screen is cleared for it, which terminals that know this do not show.
      formatctl_send("\u{1B}[?2026h")
    }
    let before = shown.flatMap { $0.columns == frame.columns && $0.rows == frame.rows ? $0 : nil }
    if before == nil { werase(window) }
    for row in 0..<min(frame.rows, rows) where before.map({ !$0.hasSameRow(row, as: frame) }) ?? true {
      for column in 0..<min(frame.columns, columns) where !frame[column, row].isCovered {
        put(frame[column, row], width: frame.width(column, row), column: column, row: row)
      }
    }
    wrefresh(window)
    if startsAnew { formatctl_send("\u{1B}[?2026l") }
    shown = frame
  }

  private mutating func put(_ cell: Cell, width: Int, column: Int, row: Int) {
    let (attributes, pair) = inks.ink(of: cell)
    for piece in widths.pieces(of: cell.text, columns: width) {
      let scalars = piece.text.unicodeScalars.map { wchar_t(truncatingIfNeeded: $0.value) } + [0]
      _ = formatctl_put(window, Int32(row), Int32(column + piece.offset), scalars, attributes, pair)
    }
  }

  /// Waits until something happens, here or at a descriptor that can be read then, and returns all that has happened.
  public mutating func events(or bell: Int32) -> [PreviewEvent] {
    let events = keys.events(or: bell)
    if events.contains(where: { if case .resized = $0 { true } else { false } }) { shown = nil }
    return events
  }

  /// Puts a text on the clipboard by OSC 52, where the terminal takes it.
  public mutating func copy(_ text: String) {
    formatctl_send("\u{1B}]52;c;\(Base64.text(of: Array(text.utf8)))\u{7}")
  }

  /// Forgets what is on the screen, so that the next page is painted whole.
  public mutating func repaint() {
    clearok(window, true)
    shown = nil
  }

  /// Gives the terminal back, stops the program, and takes the terminal again when it goes on.
  public mutating func suspend() {
    formatctl_send("\u{1B}[?2004l")
    endwin()
    let handler = signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    signal(SIGTSTP, handler)
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { resizeterm(Int32(size.ws_row), Int32(size.ws_col)) }
    repaint()
    formatctl_send("\u{1B}[?2004h")
  }
}
