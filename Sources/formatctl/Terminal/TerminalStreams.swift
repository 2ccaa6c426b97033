/// Which of the standard streams are terminals.
struct TerminalStreams {
  /// Whether stdin is one.
  var input = false
  /// Whether stdout is one.
  var out = false
  /// Whether stderr is one.
  var err = false
}
