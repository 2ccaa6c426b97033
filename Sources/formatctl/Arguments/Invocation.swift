/// What the words of one call ask for.
enum Invocation {
  /// Nothing in particular; the words are options of every command.
  case welcome([String])
  /// The list of commands.
  case overview
  /// The help page of a command or group.
  case help(CommandDescription)
  /// A command, the words that lead to it, and the words that are its own.
  case command(any Command.Type, path: [String], words: [String])

  /// Finds the command that the words name, among the ones that exist.
  init(_ words: [String], among commands: [any CommandWord.Type]) throws(UsageError) {
    var leading = LeadingOptions(after: [])
    var rest = try leading.taken(from: words)
    guard let word = rest.popFirst() else {
      self = leading.asksForHelp ? .overview : .welcome(leading.words)
      return
    }
    var command = try Self.find(word, among: commands, below: [])
    var path: [String] = []
    if let group = command as? any CommandGroup.Type {
      path = [group.name]
      var between = LeadingOptions(after: path)
      rest = try between.taken(from: Array(rest))
      guard let verb = rest.popFirst() else {
        if leading.asksForHelp || between.asksForHelp {
          self = .help(CommandDescription(group))
          return
        }
        throw .commandNeeded(group.subcommands.map { $0.name }, path: path)
      }
      command = try Self.find(verb, among: group.subcommands, below: path)
      leading.words += between.words
    }
    let own = leading.words + Array(rest)
    if own.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      self = .help(CommandDescription(command, below: path))
    } else if let command = command as? any Command.Type {
      self = .command(command, path: path + [command.name], words: own)
    } else {
      throw .unknownCommand(word, below: path, suggesting: [])
    }
  }

  /// Returns what is known of the command or group that one word, or several, lead to.
  static func description(
    of word: String, _ more: ArraySlice<String> = [], among commands: [any CommandWord.Type], below path: [String] = []
  ) throws(UsageError) -> CommandDescription {
    let command = try find(word, among: commands, below: path)
    guard let next = more.first else { return CommandDescription(command, below: path) }
    let verbs = (command as? any CommandGroup.Type)?.subcommands ?? []
    return try description(of: next, more.dropFirst(), among: verbs, below: path + [command.name])
  }

  private static func find(
    _ word: String, among commands: [any CommandWord.Type], below path: [String]
  ) throws(UsageError) -> any CommandWord.Type {
    let index = CommandIndex(commands: commands)
    guard let command = index.named(word) else {
      throw .unknownCommand(word, below: path, suggesting: index.suggestions(for: word))
    }
    return command
  }
}
