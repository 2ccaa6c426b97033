/// A place where text goes unread.
final class NowhereSink: TextSink {
  let failure: OutputError? = nil
  let isOpen = true
  func write(_ text: String) {}
  func flush() {}
}
