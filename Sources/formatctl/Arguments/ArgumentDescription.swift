/// What is known of an argument, option or flag without parsing.
struct ArgumentDescription: Equatable, Sendable {
  /// How it is told from other words.
  enum Kind: Sendable {
    /// By its position.
    case argument
    /// By a name, with a value.
    case option
    /// By a name alone.
    case flag
  }

  /// How it is told from other words.
  var kind: Kind
  /// The long name without dashes, or the name of a position.
  var name: String
  /// The one-letter name.
  var short: Character?
  /// One sentence on its use.
  var help: String
  /// What its value names.
  var value = ValueKind.other
  /// The word that stands for its value in help.
  var placeholder = ""
  /// The words it takes, when they are few and known.
  var choices: [String] = []
  /// The words that stand for its default.
  var standard: [String] = []
  /// Whether it must be given.
  var isRequired = false
  /// Whether it may be given again.
  var isRepeated = false
  /// Whether every command takes it.
  var isCommon = false

  /// Its name in sentences: `--key`, or `<format>`.
  var label: String { kind == .argument ? "<\(placeholder)>" : "--\(name)" }

  /// Its part of a usage line: `--key <key>`, `[<file>...]`.
  var usage: String {
    let word = kind == .option ? "\(label) <\(valueWord)>" : label
    let words = isRepeated ? word + "..." : word
    return isRequired ? words : "[\(words)]"
  }

  /// What stands between the brackets for its value.
  var valueWord: String { showsChoicesInPlace ? choices.joined(separator: "|") : placeholder }

  /// Whether its choices are short enough to stand in place of its value.
  var showsChoicesInPlace: Bool {
    kind == .option && !choices.isEmpty && choices.reduce(choices.count - 1, { $0 + $1.count }) <= 14
  }
}

extension ArgumentDescription {
  /// Its help, with its choices, its default and whether it may be given again.
  var fullHelp: String {
    var sentences = [help]
    if !choices.isEmpty, !showsChoicesInPlace { sentences.append("One of \(choices.alternatives).") }
    if !standard.isEmpty { sentences.append("Default: \(standard.joined(separator: ", ")).") }
    if isRepeated, kind == .option { sentences.append("May be repeated.") }
    return sentences.joined(separator: " ")
  }
}
