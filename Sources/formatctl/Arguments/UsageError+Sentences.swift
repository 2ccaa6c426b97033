extension UsageError {
  /// Says that there is no such command, or no such verb of a group.
  static func unknownCommand(_ word: String, below path: [String], suggesting names: [String]) -> UsageError {
    let question = Suggestion.question(names)
    guard let group = path.last else {
      return UsageError("there is no command \"\(word)\"\(question)", next: "formatctl help")
    }
    return UsageError("\(group) has no command \"\(word)\"\(question)", in: path)
  }

  /// Says that there is no such page of help.
  static func unknownTopic(_ word: String, suggesting names: [String]) -> UsageError {
    UsageError("there is no help on \"\(word)\"\(Suggestion.question(names))", next: "formatctl help")
  }

  /// Says that a group was named without a verb.
  static func commandNeeded(_ names: [String], path: [String]) -> UsageError {
    UsageError("\(path.joined(separator: " ")) needs a command: \(names.alternatives).", in: path)
  }

  /// Says that an option of some command stands before the command.
  static func misplacedOption(_ option: String, path: [String], suggesting labels: [String]) -> UsageError {
    let question = labels.isEmpty ? "; options of a command stand after its name." : Suggestion.question(labels)
    return UsageError("\(path.last ?? "formatctl") itself has no option \(option)\(question)", in: path)
  }

  /// Says that the command has no such option.
  static func unknownOption(_ option: String, path: [String], suggesting labels: [String]) -> UsageError {
    UsageError("\(path.joined(separator: " ")) has no option \(option)\(Suggestion.question(labels))", in: path)
  }

  /// Says that an option stands without its value.
  static func valueNeeded(_ option: ArgumentDescription, before word: String?, path: [String]) -> UsageError {
    let needs = "\(option.label) needs a value, <\(option.valueWord)>"
    guard let word else { return UsageError("\(needs), and nothing follows.", in: path) }
    return UsageError("\(needs), and \"\(word)\" is an option; a value like it is given as \(option.label)=\(word).", in: path)
  }

  /// Says that a flag was given a value.
  static func valueUnwanted(_ flag: ArgumentDescription, _ word: String, path: [String]) -> UsageError {
    UsageError("\(flag.label) takes no value, and was given \"\(word)\".", in: path)
  }

  /// Says that a word is not what its option or position takes.
  static func valueMismatch(
    _ argument: ArgumentDescription, _ word: String, _ mismatch: ValueMismatch, path: [String]
  ) -> UsageError {
    let question = Suggestion.question(mismatch.suggestions)
    return UsageError("\(argument.label) takes \(mismatch.expected), not \"\(word)\"\(question)", in: path)
  }

  /// Says that an option that takes one value was given two.
  static func givenTwice(_ option: ArgumentDescription, _ words: [String], path: [String]) -> UsageError {
    let given = words.prefix(2).map { "\"\($0)\"" }
    return UsageError("\(option.label) takes one value, and was given \(Array(given).enumeration).", in: path)
  }

  /// Says which words and options are missing.
  static func needed(_ missing: [ArgumentDescription], path: [String]) -> UsageError {
    let usage = missing.map { $0.kind == .option ? "\($0.label) <\($0.valueWord)>" : $0.label }
    return UsageError("\(path.joined(separator: " ")) needs \(usage.enumeration).", in: path)
  }

  /// Says that more words were given than there are positions.
  static func unwanted(_ word: String, positions: [ArgumentDescription], path: [String]) -> UsageError {
    let taken = positions.isEmpty ? "no argument" : positions.map(\.label).enumeration
    return UsageError("\(path.joined(separator: " ")) takes \(taken), and \"\(word)\" is one word too many.", in: path)
  }
}
