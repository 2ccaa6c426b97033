import CustomFormats

/// How a severity looks: a sign, a word, a colour; the word alone says all of it.
struct Verdict {
  /// The sign.
  let symbol: String
  /// The word.
  let word: String
  private let severity: Severity?

  /// Creates the verdict of a finding, or of a run's worst; nil for nothing wrong.
  init(_ severity: Severity?) {
    self.severity = severity
    switch severity {
    case .error: (symbol, word) = ("✗", "error")
    case .warning: (symbol, word) = ("!", "warning")
    case .note: (symbol, word) = ("·", "note")
    case nil: (symbol, word) = ("✓", "pass")
    }
  }

  /// Returns a text in the verdict's colour.
  func coloured(_ text: String, _ style: Style) -> String {
    switch severity {
    case .error: style.failure(text)
    case .warning: style.warning(text)
    case .note: style.faint(text)
    case nil: style.success(text)
    }
  }
}
