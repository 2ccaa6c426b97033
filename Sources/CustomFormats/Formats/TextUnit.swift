/// How the characters of a text are counted.
public enum TextUnit: String, Sendable, CaseIterable {
  /// As a reader counts: a family emoji is one.
  case graphemes
  /// Unicode scalars.
  case scalars
  /// UTF-16 code units, as JavaScript and Java count.
  case utf16
  /// Columns: wide characters count two.
  case displayWidth

  /// Returns how many units a text has.
  public func count(_ text: String) -> Int {
    switch self {
    case .graphemes: text.count
    case .scalars: text.unicodeScalars.count
    case .utf16: text.utf16.count
    case .displayWidth: DisplayWidth.of(text)
    }
  }

  /// What a message says of the unit, in brackets behind the count.
  public var explanation: String {
    switch self {
    case .graphemes: "as a reader counts them"
    case .scalars: "Unicode scalars"
    case .utf16: "UTF-16 units"
    case .displayWidth: "a wide character counts two"
    }
  }
}
