/// What is known of a command without parsing: all that help, completions and the manual need.
struct CommandDescription: Equatable, Sendable {
  /// The words that lead to it, without the program's name.
  var path: [String]
  /// One sentence for lists of commands.
  var summary: String
  /// What the summary leaves out, in paragraphs.
  var discussion: String
  /// Calls worth copying.
  var examples: [CommandExample]
  /// Its arguments, options and flags, in the order of help.
  var arguments: [ArgumentDescription] = []
  /// Its verbs, if it is a group.
  var subcommands: [CommandDescription] = []

  /// Describes a command or group, found below the given words.
  init(_ word: any CommandWord.Type, below parents: [String] = []) {
    path = parents + [word.name]
    summary = word.summary
    discussion = word.discussion
    examples = word.examples
    if let group = word as? any CommandGroup.Type {
      subcommands = group.subcommands.map { [path] in CommandDescription($0, below: path) }
      arguments = OptionGroup<CommonOptions>().declarations(named: "common").map(\.about)
    } else if let command = word as? any Command.Type {
      arguments = Declaration.all(in: command.init()).map(\.about)
    }
  }

  /// The word itself.
  var name: String { path.last ?? "" }

  /// How it is called: `formatctl field add`.
  var call: String { (["formatctl"] + path).joined(separator: " ") }

  /// The words told by their position.
  var positions: [ArgumentDescription] { arguments.filter { $0.kind == .argument } }

  /// The options and flags of its own.
  var options: [ArgumentDescription] { arguments.filter { $0.kind != .argument && !$0.isCommon } }

  /// The options and flags it shares with every command.
  var commonOptions: [ArgumentDescription] { arguments.filter(\.isCommon) }
}
