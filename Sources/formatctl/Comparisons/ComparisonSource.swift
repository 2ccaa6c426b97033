import CustomFormats
import Documents

/// Finds what is compared: revisions of the catalogue, files, folders, and files and folders of commits.
struct ComparisonSource {
  private let library: FormatLibrary
  private let environment: Environment

  private var shelf: CatalogueShelf { library.catalogue }

  /// Opens the places for a call.
  init(_ common: CommonOptions, in environment: Environment) throws {
    library = try FormatLibrary(common, in: environment)
    self.environment = environment
  }

  /// Finds both sides; where one word was given, it says which side it is.
  ///
  /// A format is compared from the revision that it names, else from the one before the newest, to the newest; a file or
  /// folder with what the catalogue holds of it, that being older; what a commit has with the work tree.
  func sides(_ first: ComparedWord, _ second: ComparedWord?) throws -> (older: ComparedSide, newer: ComparedSide) {
    if let second { return (try side(first), try side(second)) }
    switch first {
    case .commit(let place):
      let repository = try GitRepository(for: place, in: environment)
      return (try side(of: place, repository), try side(at: repository.workTree(place)))
    case .format(let reference):
      if let path = path(of: reference) {
        let newer = try side(at: path)
        return (try catalogued(newer), newer)
      }
      let stored = try library.stored(reference)
      return try sides(stored, isNewest: reference.revision == nil)
    }
  }

  private func side(_ word: ComparedWord) throws -> ComparedSide {
    switch word {
    case .commit(let place): return try side(of: place, GitRepository(for: place, in: environment))
    case .format(let reference):
      if let path = path(of: reference) { return try side(at: path) }
      return Self.side(try library.stored(reference))
    }
  }

  /// The path that a word names: one that looks like a path, or a file or folder by a name that is no format's.
  private func path(of reference: FormatReference) -> FilePath? {
    let path = environment.path(reference.name)
    switch reference {
    case .path: return path
    case .slug(_, nil): return path.kind != .absent && (try? shelf.stored(reference)) == nil ? path : nil
    default: return nil
    }
  }

  private static func side(_ stored: StoredFormat) -> ComparedSide {
    let name = "\(stored.names.shortest)@\(stored.revision)"
    return ComparedSide(name: name, definitions: [ComparedDefinition(FormatFile.read(stored.content.text), name: name)])
  }

  /// Compares a revision with the newest, or the newest with the one before it.
  private func sides(_ stored: StoredFormat, isNewest: Bool) throws -> (older: ComparedSide, newer: ComparedSide) {
    let name = stored.names.shortest
    if !isNewest {
      guard let latest = try shelf.latest(of: stored) else {
        throw Failure(
          "\(name) was deleted, so that there is no newest revision to compare \(stored.revision) with.",
          next: "formatctl history \(Shell.quoted(name))")
      }
      return (Self.side(stored), Self.side(latest))
    }
    // A revision without text is a deletion, after which the format came back.
    for number in stride(from: stored.revision - 1, to: 0, by: -1) {
      if let earlier = try shelf.revision(number, of: stored.identity) { return (Self.side(earlier), Self.side(stored)) }
    }
    throw Failure("\(name) has revision \(stored.revision) alone in \(shelf.location.path), and two are compared.")
  }

  /// Reads a file, or a folder that holds one format or many.
  private func side(at path: FilePath) throws -> ComparedSide {
    if path.isFolder, FormatFolder(at: path) == nil {
      let found = try DefinitionSearch(path.absolute, shown: path.shown).definitions
      let definitions = found.map { ComparedDefinition($0, name: $0.file ?? path.shown) }
      return try side(path.shown, definitions)
    }
    let file = FormatFolder(at: path)?.definition ?? path
    let definition = FormatFile.read(try file.bytes(), file: file.shown)
    return ComparedSide(name: file.shown, definitions: [try proved(ComparedDefinition(definition, name: file.shown))])
  }

  /// Reads a file or folder of a commit.
  private func side(of place: GitPath, _ repository: GitRepository) throws -> ComparedSide {
    switch try repository.content(at: place) {
    case .file(let bytes):
      let definition = ComparedDefinition(FormatFile.read(bytes), name: place.word)
      return ComparedSide(name: place.word, definitions: [try proved(definition)])
    case .folder(let files):
      let base = place.path.isEmpty || place.path.hasSuffix("/") ? place.word : place.word + "/"
      if let own = files.first(where: { $0.path == FormatFolder.definitionName }) {
        let name = base + own.path
        let definition = FormatFile.read(try repository.bytes(of: own.object))
        return ComparedSide(name: name, definitions: [try proved(ComparedDefinition(definition, name: name))])
      }
      var definitions: [ComparedDefinition] = []
      for file in files {
        let definition = FormatFile.read(try repository.bytes(of: file.object))
        let isDefinition = definition.document.root?["fields"] != nil || file.path.hasSuffix("/" + FormatFolder.definitionName)
        if isDefinition { definitions.append(ComparedDefinition(definition, name: base + file.path)) }
      }
      return try side(place.word, definitions)
    }
  }

  private func side(_ name: String, _ definitions: [ComparedDefinition]) throws -> ComparedSide {
    if definitions.isEmpty {
      throw Failure("\(name) holds no definition of a format, JSON with \"fields\" is expected.")
    }
    return ComparedSide(name: name, definitions: try definitions.map(proved), isCollection: true)
  }

  /// Refuses what cannot be read to its end, and says what in it cannot be read.
  private func proved(_ compared: ComparedDefinition) throws -> ComparedDefinition {
    let definition = compared.definition
    try definition.expectNoCreative(as: compared.name)
    if !definition.isReadable { try definition.readable(in: environment, as: compared.name) }
    definition.readingErrors.forEach { environment.say($0.line(in: compared.name)) }
    return compared
  }

  /// Returns what the catalogue holds of a file or a folder.
  private func catalogued(_ side: ComparedSide) throws -> ComparedSide {
    let path = shelf.location.path
    guard try shelf.catalogue() != nil else {
      throw Failure("\(side.name) is compared with the catalogue, and there is none at \(path) yet.")
    }
    if side.isCollection {
      let definitions = try shelf.all().map { ComparedDefinition($0.definition, name: $0.name) }
      return ComparedSide(name: "the catalogue \(path)", definitions: definitions, isCollection: true)
    }
    let format = side.definitions[0].format
    let byID = try format.formatID.flatMap { try shelf.stored(.id($0)) }
    guard let stored = try byID ?? format.slug.flatMap({ try shelf.stored(.slug($0)) }) else {
      throw Failure(
        "\(side.name) defines \(format.label), which is not in the catalogue \(path).",
        next: "formatctl import \(Shell.quoted(side.name))")
    }
    return Self.side(stored)
  }
}
