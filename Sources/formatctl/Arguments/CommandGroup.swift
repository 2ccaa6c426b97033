/// A noun with its verbs, such as `field` with `add` and `rename`.
protocol CommandGroup: CommandWord {
  /// The verbs, in the order of help.
  static var subcommands: [any Command.Type] { get }
}
