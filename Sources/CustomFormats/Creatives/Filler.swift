/// Words that stand for a text to come.
enum Filler {
  /// Returns the filler that a text begins with, is, or has in place of digits.
  static func first(in text: String) -> String? {
    let bytes = Array(text.utf8)
    return (Signs.beginsLikeFiller(bytes, bytes.indices) ? words(in: text) : nil) ?? (hasPair(bytes) ? letters(in: text) : nil)
  }

  /// Returns the filler of words that a text begins with or is.
  private static func words(in text: String) -> String? {
    let folded = text.lowercased()
    if let opening = openings.first(where: { begins(folded, with: $0) }) { return String(text.prefix(opening.count)) }
    var end = folded[...]
    while let last = end.last, last.isWhitespace || last.isPunctuation { end.removeLast() }
    return whole.contains(String(end)) || isRequestForText(end) ? String(text.prefix(end.count)) : nil
  }

  /// Whether two x stand side by side, or with a point or comma between them.
  private static func hasPair(_ bytes: [UInt8]) -> Bool {
    var last = -3
    for at in bytes.indices where bytes[at] | 0x20 == UInt8(ascii: "x") {
      if at - last == 1 || at - last == 2 && (bytes[at - 1] == UInt8(ascii: ".") || bytes[at - 1] == UInt8(ascii: ",")) {
        return true
      }
      last = at
    }
    return false
  }

  private static let openings = [
    "lorem ipsum", "ipsum dolor", "dolor sit amet", "placeholder text", "sample text", "dummy text", "tbd",
  ]
  private static let whole: Set = [
    "lorem", "tba", "tbc", "todo", "n/a", "placeholder", "platzhalter", "platzhaltertext", "blindtext", "insert text",
  ]

  /// Whether a folded text begins with words, and they end there.
  private static func begins(_ text: String, with words: String) -> Bool {
    guard text.hasPrefix(words) else { return false }
    return text.dropFirst(words.count).first.map { !$0.isLetter && !$0.isNumber } ?? true
  }

  /// Whether a folded text asks for one: "Insert headline here", "Your text here".
  private static func isRequestForText(_ text: Substring) -> Bool {
    guard text.hasSuffix(" here") else { return false }
    let words = text.split(separator: " ").count
    return words <= 5 && (text.hasPrefix("insert ") || words <= 4 && isTextHere(text))
  }

  private static func isTextHere(_ text: Substring) -> Bool {
    text.hasPrefix("your ")
      && ["text", "headline", "title", "copy", "caption", "message"].contains { text.hasSuffix(" \($0) here") }
  }

  /// Returns the first run of x that stands for letters or digits: xxx, €xx.xx, XX %.
  ///
  /// XXX is a Roman numeral and XX a brand as well, so capitals count only as digits beside a sign of money or percent.
  private static func letters(in text: String) -> String? {
    let characters = Array(text)
    var at = 0
    while at < characters.count {
      let letter = characters[at]
      guard letter == "x" || letter == "X" else {
        at += 1
        continue
      }
      var end = at
      while end < characters.count, characters[end] == letter || isInnerMark(characters, end, letter) { end += 1 }
      let before = at > 0 ? characters[at - 1] : " "
      let after = end < characters.count ? characters[end] : " "
      let isWord = !isPartOfWord(before) && !isPartOfWord(after)
      let count = characters[at..<end].count { $0 == letter }
      let isAll = at == 0 && characters[end...].allSatisfy { !$0.isLetter && !$0.isNumber }
      if isWord, count >= 3 && (letter == "x" || isAll) || count >= 2 && isBesideUnit(characters, at, end) {
        return String(characters[at..<end])
      }
      at = end
    }
    return nil
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "-" || character == "_" || character == "/"
  }

  /// Whether a point or comma stands between two letters of a run.
  private static func isInnerMark(_ text: [Character], _ at: Int, _ letter: Character) -> Bool {
    (text[at] == "." || text[at] == ",") && at + 1 < text.count && text[at + 1] == letter && text[at - 1] == letter
  }

  private static func isBesideUnit(_ text: [Character], _ start: Int, _ end: Int) -> Bool {
    func isUnit(_ character: Character) -> Bool { character.isCurrencySymbol || character == "%" }
    var before = start - 1
    if before >= 0, text[before].isWhitespace { before -= 1 }
    var after = end
    if after < text.count, text[after].isWhitespace { after += 1 }
    return before >= 0 && isUnit(text[before]) || after < text.count && isUnit(text[after])
  }
}
