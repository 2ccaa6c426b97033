import CustomFormats
import FormatPreview

/// Finds what a format was before: its revisions in the catalogue, or what the last commit has of its file.
struct EarlierFormats {
  private let found: FoundFormat
  private let shelf: CatalogueShelf
  private let environment: Environment

  /// Prepares to look for a format that was found in the places of a call.
  init(of found: FoundFormat, _ common: CommonOptions, in environment: Environment) throws {
    self.found = found
    self.environment = environment
    shelf = try CatalogueShelf(common, in: environment)
  }

  /// The formats, the newest first; where git cannot be asked, none.
  var all: [EarlierFormat] {
    get throws {
      if let stored = found.stored { return try revisions(before: stored) }
      return found.origin.place == .bundled ? [] : committed
    }
  }

  private func revisions(before stored: StoredFormat) throws -> [EarlierFormat] {
    let name = Shell.quoted(stored.names.shortest)
    // A revision without text is a deletion, after which the format came back.
    return try stride(from: stored.revision - 1, to: 0, by: -1).compactMap { number in
      guard let earlier = try shelf.revision(number, of: stored.identity) else { return nil }
      let definition = FormatFile.read(earlier.content.text)
      guard definition.isReadable else { return nil }
      let command = "formatctl diff \(name)@\(number) \(name)@\(stored.revision)"
      return EarlierFormat(definition, label: "r\(number)", command: command)
    }
  }

  /// What the last commit has, where that is something else.
  private var committed: [EarlierFormat] {
    let file = found.origin.path
    guard let start = GitPath("HEAD:./"), let repository = try? GitRepository(for: start, in: environment),
      let top = repository.folder.resolved?.absolute, let path = file.resolved?.absolute, path.hasPrefix(top + "/"),
      let place = GitPath("HEAD:" + path.dropFirst(top.count + 1)), case .file(let bytes)? = try? repository.content(at: place)
    else { return [] }
    let definition = FormatFile.read(bytes)
    guard definition.isReadable, !definition.defines(sameAs: found.definition) else { return [] }
    return [EarlierFormat(definition, label: "HEAD", command: "formatctl diff \(Shell.quoted(place.word))")]
  }
}
