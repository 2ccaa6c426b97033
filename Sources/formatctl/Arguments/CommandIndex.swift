/// The commands that may stand in one place, found by their words.
struct CommandIndex {
  /// The commands and groups.
  let commands: [any CommandWord.Type]

  /// Returns the command of that name, in British or American spelling.
  func named(_ word: String) -> (any CommandWord.Type)? {
    commands.first { $0.name == word } ?? commands.first { $0.name.britishSpelling == word.britishSpelling }
  }

  /// Returns the names a word may have meant.
  func suggestions(for word: String) -> [String] {
    let synonyms = commands.filter { $0.aliases.contains(word.lowercased()) }.map { $0.name }
    return synonyms.isEmpty ? Suggestion.nearest(to: word, among: commands.map { $0.name }) : Array(synonyms.prefix(3))
  }
}
