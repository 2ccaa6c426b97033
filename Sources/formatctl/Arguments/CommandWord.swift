/// A word of the command line that names work: a command or a group of them.
protocol CommandWord: SendableMetatype {
  /// The word as typed.
  static var name: String { get }
  /// One sentence for lists of commands.
  static var summary: String { get }
  /// What the summary leaves out, in paragraphs.
  static var discussion: String { get }
  /// Calls worth copying.
  static var examples: [CommandExample] { get }
  /// Other words a person may try; they are suggested, never run.
  static var aliases: [String] { get }
}

extension CommandWord {
  static var discussion: String { "" }
  static var examples: [CommandExample] { [] }
  static var aliases: [String] { Synonyms.table[name] ?? [] }
}
