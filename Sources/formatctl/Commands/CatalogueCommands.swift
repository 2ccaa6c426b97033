/// `formatctl catalogue`: cares for the catalogue's file.
enum CatalogueCommands: CommandGroup {
  static let name = "catalogue"
  static let summary = "Care for the file that holds formats and samples."
  static let subcommands: [any Command.Type] = [
    CataloguePath.self,
    CatalogueCheck.self,
    CatalogueBackup.self,
    CatalogueRecover.self,
  ]
}
