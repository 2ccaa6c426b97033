/// A line of bash up to the cursor, split into words as bash does.
struct TypedLine {
  /// The words without quotes; the last is the one at the cursor, perhaps empty.
  private(set) var words: [String] = []
  /// The quote that is still open at the cursor.
  private(set) var openQuote: Character?
  /// How many characters of the last word stand before the part that bash puts the candidate in place of.
  private(set) var kept = 0

  /// Splits a line; `breaks` are the characters at which bash begins a new part of a word.
  init(_ line: String, breaks: String) {
    var word = ""
    var isEscaped = false
    for letter in line {
      if isEscaped {
        word.append(letter)
        isEscaped = false
      } else if letter == openQuote {
        openQuote = nil
      } else if letter == "\\", openQuote != "'" {
        isEscaped = true
      } else if openQuote != nil {
        word.append(letter)
      } else if letter == "\"" || letter == "'" {
        openQuote = letter
        kept = word.count
      } else if letter.isWhitespace {
        if !word.isEmpty { words.append(word) }
        (word, kept) = ("", 0)
      } else {
        word.append(letter)
        // Of the breaks an @ belongs to the part behind it: it begins the name of a host.
        if breaks.contains(letter) { kept = letter == "@" ? word.count - 1 : word.count }
      }
    }
    words.append(word)
  }

  /// Returns a word as it must be typed behind what stands there.
  func typed(_ word: String) -> String {
    switch openQuote {
    case "'": return word
    case .some: return Self.escaped(word, "\"\\$`")
    case nil: return Self.escaped(word, " \t\"'\\$`!&;|<>()[]{}*?#~^")
    }
  }

  private static func escaped(_ word: String, _ special: String) -> String {
    word.reduce(into: "") { $0 += special.contains($1) ? "\\\($1)" : String($1) }
  }
}
