/// The words that programs and spreadsheets print where they have no value.
enum NullWord {
  /// Returns the word that is all of a text, blanks around it aside.
  static func whole(_ text: String) -> String? {
    var rest = text[...].drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return (words + wordsOfProse + errors).first { $0 == rest }
  }

  /// Returns the word that a text of more words ends in.
  static func ending(_ text: String) -> String? {
    if let object = objects.first(where: { text.contains($0) }) { return object }
    var rest = text[...]
    while let last = rest.last, last.isWhitespace || !last.isASCII && last.isPunctuation { rest.removeLast() }
    if let error = errors.first(where: { rest.hasSuffix($0) && rest != $0 }) { return error }
    while let last = rest.last, " .!?,'".contains(last) { rest.removeLast() }
    return words.first { word in
      // "Stunde Null" is an honest end of a German sentence.
      guard rest.hasSuffix(word), word != "Null", let before = rest.dropLast(word.count).last else { return false }
      return !before.isLetter && !before.isNumber && before != "_"
    }
      ?? wordsOfProse.first { word in
        guard rest.hasSuffix(word), let before = rest.dropLast(word.count).last(where: { $0 != " " }) else { return false }
        return ":=|(–—-".contains(before)
      }
  }

  private static let objects = ["[object Object]", "[object Null]", "[object Undefined]"]
  private static let words =
    ["null", "NULL", "Null", "undefined", "UNDEFINED", "Undefined", "NaN", "(null)", "(nil)", "<null>", "<nil>"] + objects
  /// Words that end honest sentences, as in "second to None"; inside a text they count behind a separator alone.
  private static let wordsOfProse = ["nil", "None", "nan", "NAN"]
  private static let errors = ["#N/A", "#REF!", "#NAME?", "#VALUE!", "#DIV/0!", "#NULL!", "#NUM!"]
}
