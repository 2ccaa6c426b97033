/// The words that programs and spreadsheets print where they have no value.
enum NullWord {
  /// Returns the word that is all of a text, blanks around it aside.
  static func whole(_ text: String) -> String? {
    let bytes = text.utf8
    // Longer than any of the words, and no blank at either end to take away.
    if bytes.count > 20, isPlain(bytes.first), isPlain(bytes.last) { return nil }
    var rest = text[...].drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest.utf8.count > 20 ? nil : all.first { $0 == rest }
  }

  /// Returns the word that a text of more words ends in.
  static func ending(_ text: String) -> String? {
    if text.utf8.contains(UInt8(ascii: "[")), let object = objects.first(where: { text.contains($0) }) { return object }
    var rest = text[...]
    while let last = rest.utf8.last, !isPlain(last), let character = rest.last, character.isWhitespace || isMark(character) {
      rest.removeLast()
    }
    if let error = errors.first(where: { ends(rest, in: $0) }) { return error }
    while let last = rest.utf8.last, " .!?,'".utf8.contains(last) { rest.removeLast() }
    return words.first { word in
      // "Stunde Null" is an honest end of a German sentence.
      guard ends(rest, in: word), word != "Null", let before = rest.dropLast(word.count).last else { return false }
      return !before.isLetter && !before.isNumber && before != "_"
    }
      ?? wordsOfProse.first { word in
        guard ends(rest, in: word), let before = rest.dropLast(word.count).last(where: { $0 != " " }) else { return false }
        return ":=|(–—-".contains(before)
      }
  }

  private static let objects = ["[object Object]", "[object Null]", "[object Undefined]"]
  private static let words =
    ["null", "NULL", "Null", "undefined", "UNDEFINED", "Undefined", "NaN", "(null)", "(nil)", "<null>", "<nil>"] + objects
  /// Words that end honest sentences, as in "second to None"; inside a text they count behind a separator alone.
  private static let wordsOfProse = ["nil", "None", "nan", "NAN"]
  private static let errors = ["#N/A", "#REF!", "#NAME?", "#VALUE!", "#DIV/0!", "#NULL!", "#NUM!"]
  private static let all = words + wordsOfProse + errors

  /// Whether a byte is ASCII and no blank.
  private static func isPlain(_ byte: UInt8?) -> Bool { byte.map { $0 > 0x20 && $0 < 0x7F } ?? false }

  /// Whether a character is a mark outside ASCII, such as … and ”.
  private static func isMark(_ character: Character) -> Bool { !character.isASCII && character.isPunctuation }

  /// Whether a longer text ends in a word of ASCII.
  private static func ends(_ text: Substring, in word: String) -> Bool {
    text.utf8.count > word.utf8.count && text.utf8.suffix(word.utf8.count).elementsEqual(word.utf8)
  }
}
