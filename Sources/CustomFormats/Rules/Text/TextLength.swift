/// How long a text is, in words.
struct TextLength: Sendable {
  /// The characters, in the field's unit.
  let count: Int
  /// What a client is told of the unit, empty where every character counts once.
  let clientNote: String

  /// Counts a text.
  init(_ text: String, _ unit: TextUnit) {
    count = unit.count(text)
    clientNote = unit == .graphemes || count == text.count ? "" : " (some count more than once)"
  }

  /// The count with its noun.
  var characters: String { Self.counted(count) }

  /// Returns a count with its noun.
  static func counted(_ count: Int) -> String { "\(count) character\(count == 1 ? "" : "s")" }
}
