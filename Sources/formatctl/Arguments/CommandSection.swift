/// A heading of the command list, and what stands below it.
struct CommandSection: Sendable {
  /// The heading.
  let title: String
  /// The commands and groups, in the order of help.
  let commands: [any CommandWord.Type]

  /// Creates a section from its heading and commands.
  init(_ title: String, _ commands: [any CommandWord.Type]) {
    self.title = title
    self.commands = commands
  }
}
