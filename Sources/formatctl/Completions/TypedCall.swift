/// A call as far as it is typed: the command it names, what its words are for, and what the next word is.
struct TypedCall {
  /// What the word at the cursor is.
  enum Next: Equatable {
    /// The name of a command, or of a verb of a group.
    case command([CommandDescription])
    /// The value of an option.
    case value(ArgumentDescription)
    /// A word told by its position, nil where no more is taken.
    case position(ArgumentDescription?)
  }

  /// The command, nil before it is named.
  private(set) var command: CommandDescription?
  /// The words given for each option, by its name.
  private(set) var options: [String: [String]] = [:]
  /// The words told by their position.
  private(set) var operands: [String] = []
  /// What the word at the cursor is, unless it is an option.
  private(set) var next: Next
  /// Whether `--` was typed, so that nothing is an option any more.
  private(set) var isEnded = false
  /// The options and words that may be given.
  private(set) var arguments: [ArgumentDescription]
  private let commands: [CommandDescription]

  /// Follows the words before the cursor; words that nothing takes are passed over.
  init(_ words: [String], among commands: [CommandDescription]) {
    self.commands = commands
    arguments = OptionGroup<CommonOptions>().declarations(named: "common").map(\.about)
    next = .command(commands)
    for word in words { take(word) }
  }

  private mutating func take(_ word: String) {
    if case .value(let option) = next {
      options[option.name, default: []].append(word)
      next = following
      return
    }
    switch isEnded ? .operand : WordShape(word) {
    case .end: isEnded = command != nil
    case .operand: takeOperand(word)
    case .long(let name, let value):
      guard let option = option(named: name) else { return }
      if option.kind == .option, value == nil {
        next = .value(option)
      } else {
        options[option.name, default: []].append(value ?? "")
      }
    case .letters(let letters):
      guard let option = arguments.first(where: { $0.short == letters.last }) else { return }
      options[option.name, default: []] += option.kind == .flag ? [""] : []
      if option.kind == .option { next = .value(option) }
    }
  }

  private mutating func takeOperand(_ word: String) {
    if case .command(let commands) = next {
      // Nothing follows a command that does not exist.
      guard let named = commands.first(where: { $0.name.britishSpelling == word.britishSpelling }) else {
        next = .position(nil)
        return
      }
      command = named
      arguments = named.arguments
    } else {
      operands.append(word)
    }
    next = following
  }

  /// What the next word is when it is no option and no value of one.
  private var following: Next {
    guard let command else { return .command(commands) }
    if !command.subcommands.isEmpty { return .command(command.subcommands) }
    let positions = command.positions
    if operands.count < positions.count { return .position(positions[operands.count]) }
    return .position(positions.last.flatMap { $0.isRepeated ? $0 : nil })
  }

  /// Returns the option of a name, in British or American spelling.
  func option(named name: String) -> ArgumentDescription? {
    arguments.first { $0.kind != .argument && $0.name.britishSpelling == name.britishSpelling }
  }

  /// The first word that was given for a format.
  var format: String? {
    let positions = command?.positions ?? []
    let isFormat = { (kind: ValueKind) in kind == .format || kind == .storedFormat }
    if let index = positions.firstIndex(where: { isFormat($0.value) }), index < operands.count { return operands[index] }
    return arguments.first { $0.kind == .option && !$0.isCommon && isFormat($0.value) }.flatMap { options[$0.name]?.first }
  }

  /// The options of every command, as far as they are typed.
  var common: CommonOptions {
    let group = OptionGroup<CommonOptions>()
    for declaration in group.declarations(named: "common") {
      if let words = options[declaration.about.name] { try? declaration.fill(words) }
    }
    return group.wrappedValue
  }
}
