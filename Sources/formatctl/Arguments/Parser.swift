/// Reads the words of one command into its declared properties.
struct Parser {
  private let declarations: [Declaration]
  private let path: [String]
  private var words: ArraySlice<String> = []
  private var operands: [String] = []
  private var given: [Int: [String]] = [:]

  /// Creates a parser for the declarations of the command that the path leads to.
  init(declarations: [Declaration], path: [String]) {
    self.declarations = declarations
    self.path = path
  }

  /// Fills the properties, or says what is wrong with the words.
  mutating func parse(_ words: [String]) throws(UsageError) {
    self.words = words[...]
    while let word = self.words.popFirst() {
      switch WordShape(word) {
      case .operand: operands.append(word)
      case .end:
        operands += self.words
        self.words = []
      case .long(let name, let value): try readLong(name, value)
      case .letters(let letters): try readLetters(letters, of: word)
      }
    }
    try placeOperands()
    try fill()
  }

  private mutating func readLong(_ name: String, _ value: String?) throws(UsageError) {
    let exact = declarations.firstIndex { $0.about.kind != .argument && $0.about.name == name }
    let twin = declarations.firstIndex {
      $0.about.kind != .argument && $0.about.name.britishSpelling == name.britishSpelling
    }
    guard let index = exact ?? twin else {
      throw .unknownOption("--\(name)", path: path, suggesting: labels(near: name))
    }
    let option = declarations[index].about
    if option.kind == .option {
      let value = if let value { value } else { try nextValue(of: option) }
      given[index, default: []].append(value)
    } else if let value {
      throw .valueUnwanted(option, value, path: path)
    } else {
      given[index] = [""]
    }
  }

  /// Reads a word like `-qrtext`: flags, then perhaps an option with its value.
  private mutating func readLetters(_ letters: String, of word: String) throws(UsageError) {
    var rest = letters[...]
    while let letter = rest.popFirst() {
      guard let index = declarations.firstIndex(where: { $0.about.short == letter }) else {
        let isWhole = letters.count > 1 && rest.count == letters.count - 1
        throw .unknownOption(isWhole ? word : "-\(letter)", path: path, suggesting: isWhole ? labels(near: letters) : [])
      }
      let option = declarations[index].about
      if option.kind == .flag {
        given[index] = [""]
      } else if rest.isEmpty {
        given[index, default: []].append(try nextValue(of: option))
      } else {
        given[index, default: []].append(String(rest.first == "=" ? rest.dropFirst() : rest))
        return
      }
    }
  }

  private mutating func nextValue(of option: ArgumentDescription) throws(UsageError) -> String {
    guard let word = words.first else { throw .valueNeeded(option, before: nil, path: path) }
    guard case .operand = WordShape(word) else { throw .valueNeeded(option, before: word, path: path) }
    words.removeFirst()
    return word
  }

  private mutating func placeOperands() throws(UsageError) {
    var rest = operands[...]
    for (index, declaration) in declarations.enumerated() where declaration.about.kind == .argument {
      guard let first = rest.first else { return }
      given[index] = declaration.about.isRepeated ? Array(rest) : [first]
      rest = declaration.about.isRepeated ? [] : rest.dropFirst()
    }
    if let word = rest.first {
      throw .unwanted(word, positions: declarations.map(\.about).filter { $0.kind == .argument }, path: path)
    }
  }

  private func fill() throws(UsageError) {
    for (index, declaration) in declarations.enumerated() {
      let about = declaration.about
      guard let words = given[index] else { continue }
      if words.count > 1, !about.isRepeated { throw .givenTwice(about, words, path: path) }
      try fill(declaration, from: words)
    }
    let missing = declarations.indices.filter { given[$0] == nil && declarations[$0].about.isRequired }
    if !missing.isEmpty { throw .needed(missing.map { declarations[$0].about }, path: path) }
  }

  private func fill(_ declaration: Declaration, from words: [String]) throws(UsageError) {
    do {
      try declaration.fill(words)
    } catch {
      guard let mismatch = error.reason as? ValueMismatch else {
        throw UsageError("\(declaration.about.label): \(error.reason)", in: path)
      }
      throw .valueMismatch(declaration.about, error.word, mismatch, path: path)
    }
  }

  private func labels(near name: String) -> [String] {
    let options = declarations.map(\.about).filter { $0.kind != .argument }
    return Suggestion.nearest(to: name, among: options.map(\.name)).map { "--\($0)" }
  }
}
