/// A place that text of the program goes to.
protocol TextSink: AnyObject {
  /// Why text no longer arrives, unless the reader merely left.
  var failure: OutputError? { get }
  /// Whether text still arrives; long work may stop once it does not.
  var isOpen: Bool { get }
  /// Takes text as it stands.
  func write(_ text: String)
  /// Sends on what was held back.
  func flush()
}

extension TextSink {
  /// Takes one line and ends it.
  func print(_ line: String = "") { write(line + "\n") }
}
