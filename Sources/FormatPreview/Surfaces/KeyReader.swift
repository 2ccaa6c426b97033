import CNCurses

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads keys, pastes, the mouse and sizes from a window.
struct KeyReader {
  private let window: UnsafeMutablePointer<WINDOW>

  /// Codes behind the last of the library's own.
  private static let (pasteBegins, pasteEnds, home, end) = (KEY_MAX + 1, KEY_MAX + 2, KEY_MAX + 3, KEY_MAX + 4)
  /// How long the rest of a paste may take, in milliseconds.
  private static let patience: Int32 = 500

  /// Tells the library of keys that its entries leave out.
  init(_ window: UnsafeMutablePointer<WINDOW>) {
    self.window = window
    define_key("\u{1B}[200~", Self.pasteBegins)
    define_key("\u{1B}[201~", Self.pasteEnds)
    // Arrows of terminals that do not switch to the keypad's own sequences.
    for (letter, key) in [("A", KEY_UP), ("B", KEY_DOWN), ("C", KEY_RIGHT), ("D", KEY_LEFT)] {
      define_key("\u{1B}[" + letter, key)
    }
    for sequence in ["\u{1B}[1~", "\u{1B}[H", "\u{1B}[7~"] { define_key(sequence, Self.home) }
    for sequence in ["\u{1B}[4~", "\u{1B}[F", "\u{1B}[8~"] { define_key(sequence, Self.end) }
  }

  /// Waits until something happens, here or at a descriptor, and returns all that has happened.
  func events(or bell: Int32) -> [PreviewEvent] {
    var events: [PreviewEvent] = []
    while true {
      while let event = next() { events.append(event) }
      if !events.isEmpty { return events }
      var files = [STDIN_FILENO, bell].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      if poll(&files, nfds_t(files.count), -1) < 0 {
        // A new size interrupts, and is read as a key.
        if errno == EINTR { continue }
        return [.closed]
      }
      if files[0].revents != 0, files[0].revents & Int16(POLLIN) == 0 { return [.closed] }
      if files[1].revents != 0 { return [.woken] }
      // What can be read and holds nothing is the end of the terminal.
      guard files[0].revents & Int16(POLLIN) != 0 else { continue }
      guard let event = next() else { return isGone ? [.closed] : [] }
      events.append(event)
    }
  }

  private var isGone: Bool {
    var size = winsize()
    return ioctl(STDIN_FILENO, UInt(TIOCGWINSZ), &size) != 0
  }

  /// Returns the next event, nil where there is none yet.
  private func next() -> PreviewEvent? {
    var code: wint_t = 0
    switch wget_wch(window, &code) {
    case OK: return .key(key(code))
    case KEY_CODE_YES: return special(Int32(bitPattern: code)) ?? next()
    default: return nil
    }
  }

  private func key(_ code: wint_t) -> Key {
    switch code {
    case 13, 10: return .enter
    case 9: return .tab
    case 8, 127: return .backspace
    case 27: return escape()
    case 1...26: return .control(Character(Unicode.Scalar(UInt8(code) + 0x60)))
    default: return .character(Unicode.Scalar(code).map(Character.init) ?? "\u{FFFD}")
    }
  }

  /// Tells the key from the beginning of a sequence that nobody knows, which is passed over.
  private func escape() -> Key {
    var code: wint_t = 0
    guard wget_wch(window, &code) == OK else { return .escape }
    guard code == 0x5B || code == 0x4F else {
      unget_wch(wchar_t(truncatingIfNeeded: code))
      return .escape
    }
    while wget_wch(window, &code) == OK, !(0x40...0x7E).contains(code) {}
    return .character("\0")
  }

  private func special(_ code: Int32) -> PreviewEvent? {
    switch code {
    case KEY_RESIZE: return .resized(columns: Int(formatctl_columns()), rows: Int(formatctl_rows()))
    case KEY_MOUSE: return mouse()
    case Self.pasteBegins: return .pasted(paste())
    default: return Self.keys[code].map { .key($0) }
    }
  }

  private static let keys: [Int32: Key] = [
    KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right, KEY_HOME: .home, KEY_END: .end, KEY_NPAGE: .pageDown,
    KEY_PPAGE: .pageUp, KEY_ENTER: .enter, KEY_BACKSPACE: .backspace, KEY_DC: .delete, KEY_BTAB: .backTab, KEY_F0 + 1: .f1,
    home: .home,
    end: .end,
  ]

  private func mouse() -> PreviewEvent? {
    var event = MEVENT()
    guard getmouse(&event) == OK else { return nil }
    let (column, row) = (Int(event.x), Int(event.y))
    if formatctl_is_wheel_up(event.bstate) { return .wheel(-1, column: column, row: row) }
    if formatctl_is_wheel_down(event.bstate) { return .wheel(1, column: column, row: row) }
    return formatctl_is_press(event.bstate) ? .press(column: column, row: row) : nil
  }

  /// Reads a paste to its end, or as far as it comes.
  private func paste() -> String {
    var text = String.UnicodeScalarView()
    while true {
      var code: wint_t = 0
      switch wget_wch(window, &code) {
      case OK: Unicode.Scalar(code).map { text.append($0) }
      case KEY_CODE_YES where Int32(bitPattern: code) == Self.pasteEnds: return String(text)
      case KEY_CODE_YES: continue
      default:
        var file = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        if poll(&file, 1, Self.patience) <= 0 { return String(text) }
      }
    }
  }
}
