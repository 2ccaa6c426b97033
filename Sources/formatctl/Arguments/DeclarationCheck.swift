/// Mistakes in how a command declares itself, found by a test over every command.
struct DeclarationCheck {
  private let command: CommandDescription
  private var problems: [String] = []

  /// Returns one sentence a mistake, for a command or a group and its commands.
  static func problems(in word: any CommandWord.Type, below parents: [String] = []) -> [String] {
    var check = DeclarationCheck(command: CommandDescription(word, below: parents))
    check.checkTexts()
    check.checkNames()
    check.checkPositions()
    let group = word as? any CommandGroup.Type
    let below = (group?.subcommands ?? []).flatMap { problems(in: $0, below: parents + [word.name]) }
    return check.problems + below
  }

  private init(command: CommandDescription) {
    self.command = command
  }

  private mutating func checkTexts() {
    if !Self.isSentence(command.summary) { report("its summary is no sentence: \"\(command.summary)\"") }
    for argument in command.arguments where !Self.isSentence(argument.help) {
      report("\(argument.label) has help that is no sentence: \"\(argument.help)\"")
    }
    for example in command.examples where !example.line.contains(command.call) || !Self.isSentence(example.purpose) {
      report("an example does not call it, or its purpose is no sentence: \"\(example.line)\"")
    }
  }

  private mutating func checkNames() {
    var names: Set<String> = []
    var letters: Set<Character> = []
    for argument in command.arguments where argument.kind != .argument {
      if !names.insert(argument.name.britishSpelling).inserted { report("\(argument.label) is declared twice") }
      guard let letter = argument.short else { continue }
      if !letters.insert(letter).inserted { report("-\(letter) is declared twice") }
      if !letter.isLetter { report("-\(letter) is no letter") }
    }
    for (index, name) in command.subcommands.map(\.name).enumerated()
    where command.subcommands.prefix(index).contains(where: { $0.name == name }) {
      report("\(name) is listed twice")
    }
  }

  private mutating func checkPositions() {
    let positions = command.positions
    for (index, position) in positions.enumerated() {
      let before = positions.prefix(index)
      if before.contains(where: \.isRepeated) { report("\(position.label) stands after one that takes all words") }
      if position.isRequired, before.contains(where: { !$0.isRequired }) {
        report("\(position.label) is required after one that is not")
      }
      if before.contains(where: { $0.placeholder == position.placeholder }) { report("\(position.label) is declared twice") }
    }
  }

  private mutating func report(_ problem: String) {
    problems.append("\(command.path.joined(separator: " ")): \(problem).")
  }

  /// Returns whether a text begins in upper case and ends with a full stop.
  private static func isSentence(_ text: String) -> Bool {
    text.first?.isUppercase == true && text.last == "." && !text.contains("\n")
  }
}
