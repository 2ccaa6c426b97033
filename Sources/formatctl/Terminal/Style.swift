/// The look of terminal text, or plain text where colour is off.
///
/// The three colours are for verdicts alone, and a word always says the same.
struct Style {
  /// Whether escape sequences are written at all.
  let isOn: Bool

  /// Text without any look, as in a pipe.
  static let plain = Style(isOn: false)

  /// Returns the text in bold.
  func bold(_ text: String) -> String { wrapping(text, "1", "22") }

  /// Returns the text dimmed.
  func faint(_ text: String) -> String { wrapping(text, "2", "22") }

  /// Returns the text in the red of errors.
  func failure(_ text: String) -> String { wrapping(text, "31", "39") }

  /// Returns the text in the yellow of warnings.
  func warning(_ text: String) -> String { wrapping(text, "33", "39") }

  /// Returns the text in the green of what passes.
  func success(_ text: String) -> String { wrapping(text, "32", "39") }

  private func wrapping(_ text: String, _ start: String, _ end: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(start)m\(text)\u{1B}[\(end)m" : text
  }
}
