/// A line of a session as a shell splits it, as far as sessions need: quotes, variables before, `< file` and `> file`.
struct ShellWords: Equatable {
  /// The words behind the program's name.
  private(set) var words: [String] = []
  /// The variables set for this call.
  private(set) var variables: [String: String] = [:]
  /// The file that stdin comes from.
  private(set) var input: String?
  /// The file that stdout goes to.
  private(set) var output: String?
  /// Whether it is a plain call of the program.
  private(set) var isProgram = false

  /// Splits a line.
  init(_ line: String) {
    var rest = Self.split(line)[...]
    while let word = rest.first, let equals = word.firstIndex(of: "="), !word.hasPrefix("="), word.first?.isUppercase == true {
      variables[String(word[..<equals])] = String(word[equals...].dropFirst())
      rest.removeFirst()
    }
    guard rest.popFirst() == "formatctl", !rest.contains("|") else { return }
    isProgram = true
    while let word = rest.popFirst() {
      switch word {
      case "<": input = rest.popFirst()
      case ">": output = rest.popFirst()
      default: words.append(word)
      }
    }
  }

  private static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for letter in line {
      if letter == quote {
        quote = nil
      } else if quote == nil, letter == "'" || letter == "\"" {
        quote = letter
        word = word ?? ""
      } else if quote == nil, letter == " " {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(letter)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
