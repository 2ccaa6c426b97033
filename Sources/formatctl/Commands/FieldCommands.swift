/// `formatctl field`: changes the fields of a format.
enum FieldCommands: CommandGroup {
  static let name = "field"
  static let summary = "Change the fields of a format."
  static let subcommands: [any Command.Type] = [
    FieldAdd.self,
    FieldSet.self,
    FieldRename.self,
    FieldMove.self,
    FieldRemove.self,
  ]
}
