import Documents

/// The answer of the hidden verb `__complete`, which the scripts of the shells ask.
///
/// The first line says what the shell lists itself (none, files or folders) and, behind a tab, from which part of the word
/// on; each other line is a candidate and, behind a tab, a few words on it. Bash gets the part of each that it puts in place
/// of its own last part of the word, quoted, and `open` where no blank follows; of paths how many letters stand already.
struct CompletionAnswer {
  /// The hidden verb.
  static let verb = "__complete"

  /// The lines.
  let lines: [String]

  /// Answers to the words behind the verb: the shell and, from bash, the line and its word breaks, else the words.
  init(to words: [String], in environment: Environment) {
    var environment = environment
    environment.err = NowhereSink()
    let search = CompletionSearch(in: environment)
    switch words.first {
    case "bash" where words.count == 3: lines = Self.bash(TypedLine(words[1], breaks: words[2]), search)
    case "zsh", "fish": lines = Self.plain(search.completion(of: Array(words.dropFirst())))
    default: lines = []
    }
  }

  private static func plain(_ completion: Completion) -> [String] {
    let candidates = completion.candidates.map { candidate in
      let about = candidate.about.visible
      return candidate.word.visible + (about.isEmpty ? "" : "\t\(about)")
    }
    return ["\(completion.paths.rawValue)\t\(completion.prefix)"] + candidates
  }

  private static func bash(_ line: TypedLine, _ search: CompletionSearch) -> [String] {
    let completion = search.completion(of: Array(line.words.dropFirst()))
    if completion.paths != .none {
      // The shell lists by the whole path, and puts in what stands behind its last break.
      let start = min(completion.prefix.count, line.kept)
      let typed = line.words.last?.dropFirst(completion.prefix.count) ?? ""
      return ["\(completion.paths.rawValue)\t\(line.kept - start)\t\(typed)"]
    }
    let words = completion.candidates.map { line.typed(String((completion.prefix + $0.word.visible).dropFirst(line.kept))) }
    let isOpen = completion.candidates.count == 1 && completion.candidates[0].isOpen
    return [isOpen ? "open" : "none"] + words
  }
}
