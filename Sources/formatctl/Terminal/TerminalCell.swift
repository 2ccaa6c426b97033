#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A cell of the terminal that stdout is.
enum TerminalCell {
  /// Its width in pixels; nil where there is no terminal or it does not tell.
  static var width: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_xpixel > 0 else { return nil }
    return Int(size.ws_xpixel / size.ws_col)
  }
}
