import CustomFormats

/// A line that a person types.
struct Prompt {
  /// The characters before the caret.
  private(set) var before: String
  /// The characters behind the caret.
  private(set) var after = ""

  /// Begins with a text, behind which the caret stands.
  init(_ text: String = "") { before = text }

  /// The line.
  var text: String { before + after }

  /// Takes a key, and tells whether it is one that types.
  mutating func take(_ key: Key) -> Bool {
    switch key {
    case .character(let character) where character >= " ": before.append(character)
    case .backspace: if !before.isEmpty { before.removeLast() }
    case .delete: if !after.isEmpty { after.removeFirst() }
    case .left: before.popLast().map { after.insert($0, at: after.startIndex) }
    case .right: if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("a"): (before, after) = ("", text)
    case .end, .control("e"): (before, after) = (text, "")
    case .control("u"): before = ""
    case .control("w"): eraseWord()
    default: return false
    }
    return true
  }

  /// Takes a paste; what would break the line is a blank.
  mutating func paste(_ pasted: String) {
    before += pasted.map { $0.isNewline || $0 == "\t" ? " " : String($0) }.joined()
  }

  private mutating func eraseWord() {
    while before.last == " " { before.removeLast() }
    while let last = before.last, last != " " { before.removeLast() }
  }
}
