/// The options of every command that stand before its name.
struct LeadingOptions {
  /// The words before them: none, or a group.
  let path: [String]
  /// The options and their values, as given.
  var words: [String] = []

  /// Creates the options that follow the words of a path.
  init(after path: [String]) {
    self.path = path
  }

  /// Whether help is among them.
  var asksForHelp: Bool { words.contains("--help") || words.contains("-h") }

  /// Takes the options from the front, and returns the words from the command's name on.
  mutating func taken(from given: [String]) throws(UsageError) -> ArraySlice<String> {
    let known = OptionGroup<CommonOptions>().declarations(named: "common").map(\.about)
    var rest = given[...]
    while let word = rest.first {
      switch WordShape(word) {
      case .operand, .end:
        return rest
      case .long(let name, let value):
        guard let option = known.first(where: { $0.name.britishSpelling == name.britishSpelling }) else {
          let labels = Suggestion.nearest(to: name, among: known.map(\.name)).map { "--\($0)" }
          throw .misplacedOption("--\(name)", path: path, suggesting: labels)
        }
        words.append(word)
        rest.removeFirst()
        if option.kind == .option, value == nil, let next = rest.popFirst() { words.append(next) }
      case .letters(let letters):
        guard known.contains(where: { $0.short.map(String.init) == letters }) else {
          throw .misplacedOption(word, path: path, suggesting: [])
        }
        words.append(word)
        rest.removeFirst()
      }
    }
    return rest
  }
}
