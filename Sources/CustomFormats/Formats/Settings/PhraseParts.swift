/// One name of a phrase, with its value.
struct PhraseParts: Equatable {
  var name: String
  var value: String?

  /// Splits `name,name=value,name="value, with a comma"`; a quote inside quotes is written twice.
  static func split(_ text: some StringProtocol) throws(FieldPhraseError) -> [PhraseParts] {
    var parts: [PhraseParts] = []
    var name = ""
    var value: String?
    var isQuoted = false
    var letters = Array(text)[...]
    func add(_ letter: Character) { if value == nil { name.append(letter) } else { value?.append(letter) } }
    func end() {
      parts.append(PhraseParts(name: name.trimmed, value: value))
      name = ""
      value = nil
    }
    while let letter = letters.popFirst() {
      if isQuoted {
        if letter != "\"" {
          add(letter)
        } else if letters.first == "\"" {
          add(letter)
          letters.removeFirst()
        } else {
          isQuoted = false
          if let next = letters.first, next != "," {
            throw FieldPhraseError("after the closing quote of \(name.trimmed) stands \"\(next)\", a comma is expected")
          }
        }
      } else if letter == "," {
        end()
      } else if letter == "=", value == nil {
        value = ""
      } else if letter == "\"", value == "" {
        isQuoted = true
      } else {
        add(letter)
      }
    }
    if isQuoted { throw FieldPhraseError("the quotes of \(name.trimmed) are not closed, another \" is expected") }
    end()
    return parts
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmed: String {
    let scalars = unicodeScalars.drop { $0.properties.isWhitespace }
    let end = scalars.lastIndex { !$0.properties.isWhitespace }.map { scalars.index(after: $0) } ?? scalars.startIndex
    return String(scalars[..<end])
  }
}
