import Documents

/// `formatctl catalogue path`: says which catalogue a call works on.
struct CataloguePath: Command {
  static let name = "path"
  static let summary = "Print the path of the catalogue, and how it was found."
  static let discussion = """
    The order: --catalogue, FORMATCTL_CATALOGUE, formatctl.db in the working directory or one above it, \
    formatctl/formatctl.db in $XDG_DATA_HOME or ~/.local/share. It makes no catalogue.
    """
  static let examples = [
    CommandExample("formatctl catalogue path", "The path on stdout, how it was found on stderr.")
  ]

  @OptionGroup var common: CommonOptions
  @OptionGroup var lookup: LookupOptions
  @Flag("Print JSON.") var json

  func run(in environment: Environment) throws -> ExitStatus {
    let location = try environment.catalogue(common)
    try location.checkPlace()
    if json {
      environment.out.write(
        JSON.object([
          "schemaVersion": .number(1), "path": .string(location.path.absolute), "foundBy": .string(location.origin.rawValue),
          "exists": .bool(location.exists),
        ]).documentText)
    } else {
      environment.out.print(location.path.absolute.visible)
    }
    environment.say([sentence(location)], lookup)
    return .clean
  }

  private func sentence(_ location: CatalogueLocation) -> String {
    let end = location.exists ? "." : "; nothing is there yet."
    switch location.origin {
    case .option: return "It was named by --catalogue\(end)"
    case .variable: return "It was named by \(CatalogueLocation.variable)\(end)"
    case .folder: return "It is the nearest \(CatalogueLocation.fileName), in the working directory or above\(end)"
    case .home: return "No \(CatalogueLocation.fileName) is in the working directory or above, so it is your own\(end)"
    case .nowhere: return "There is no place for one."
    }
  }
}
