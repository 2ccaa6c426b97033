/// `formatctl sample`: cares for the samples of a format.
enum SampleCommands: CommandGroup {
  static let name = "sample"
  static let summary = "Add, list, show and remove the samples of a format."
  static let subcommands: [any Command.Type] = [
    SampleAdd.self,
    SampleList.self,
    SampleShow.self,
    SampleRemove.self,
  ]
}
