import CustomFormats

/// `formatctl import`: takes definitions from files into the catalogue.
struct Import: Command {
  static let name = "import"
  static let summary = "Take definitions, samples and media into the catalogue."
  static let discussion = """
    A folder gives its format.json, sample.json, samples/NAME/sample.json and the media that they name; a folder of such \
    folders gives all of them. The text of a definition is kept byte for byte. A definition whose member "revision" is not \
    the newest is refused and compared, so that nobody's change is lost; in one that is taken, only that number is brought \
    up to date. All of one call is written, or nothing.
    """
  static let examples = [
    CommandExample("formatctl import Formats", "Every format of a repository."),
    CommandExample("formatctl import format.json -m 'Longer headline'", "One definition, and why."),
    CommandExample("formatctl import Formats --dry-run", "What would change."),
  ]

  @OptionGroup var common: CommonOptions
  @Argument("Definitions, or folders that hold them.", value: .file) var files: [String]
  @OptionGroup var update: UpdateOptions

  func run(in environment: Environment) throws -> ExitStatus {
    if files.contains("") { throw UsageError("<path> is empty, a definition or a folder is expected.", in: ["import"]) }
    let shelf = try CatalogueShelf(common, in: environment, mayBeAbsent: true)
    var incoming: [IncomingFormat] = []
    var failures: [any Error] = []
    for path in try files.flatMap({ try folders(environment.path($0)) }) {
      do {
        incoming.append(try read(path, in: environment))
      } catch {
        failures.append(error)
      }
    }
    if let failure = failures.last {
      for failure in failures.dropLast() { environment.say(String(describing: failure)) }
      throw failure
    }
    try environment.perform(CatalogueUpdate(incoming, in: shelf), in: shelf.location, update)
    return .clean
  }

  /// Returns the path itself, or the folders in it that hold a format each.
  private func folders(_ path: FilePath) throws -> [FilePath] {
    guard path.isFolder, FormatFolder(at: path) == nil else { return [path] }
    let folders = try path.entries().filter { !$0.hasPrefix(".") }.map(path.appending).filter { FormatFolder(at: $0) != nil }
    if folders.isEmpty {
      throw Failure("\(path) holds no \(FormatFolder.definitionName), and no folder in it does; a definition is expected.")
    }
    return folders
  }

  private func read(_ path: FilePath, in environment: Environment) throws -> IncomingFormat {
    let folder = FormatFolder(at: path)
    let file = folder?.definition ?? path
    let definition = FormatFile.read(try file.bytes(), file: file.shown)
    try definition.expectNoCreative(as: file.shown)
    try definition.accepted(in: environment, as: file.shown)
    return IncomingFormat(definition: definition, samples: try folder?.samples(of: definition) ?? [], source: file.shown)
  }
}
