@testable import formatctl

/// Text collected in a string.
final class TextBuffer: TextSink {
  /// All that was written.
  private(set) var text = ""
  /// What a full disk would say, if this is one.
  var failure: OutputError?

  var isOpen: Bool { failure == nil }

  func write(_ text: String) { self.text += text }

  func flush() {}
}
