import CustomFormats

extension CatalogueUpdate {
  /// Takes definitions in, each as a new format or as the next revision of the one that has its names.
  ///
  /// It throws a sentence where one cannot enter.
  init(_ incoming: [IncomingFormat], in shelf: CatalogueShelf) throws {
    try Self.expectDifferent(incoming)
    steps = try incoming.map { try Self.step($0, in: shelf) }
  }

  private static func step(_ incoming: IncomingFormat, in shelf: CatalogueShelf) throws -> FormatStep {
    let base = try base(of: incoming, in: shelf)
    let stored = try base.map { try shelf.samples(of: $0) } ?? []
    let action = try base.map { try isUnchanged(incoming, $0, shelf) ? UpdateAction.unchanged : .revised } ?? .added
    return FormatStep(
      definition: incoming.definition, source: incoming.source, base: base, action: action,
      samples: incoming.samples.map { SampleStep.putting($0, among: stored) })
  }

  /// Finds the format that a definition is a new text of.
  private static func base(of incoming: IncomingFormat, in shelf: CatalogueShelf) throws -> StoredFormat? {
    let byID = try incoming.format.formatID.flatMap { try shelf.stored(.id($0)) }
    guard let slug = incoming.format.slug, let bySlug = try shelf.stored(.slug(slug)) else { return byID }
    if bySlug.identity == byID?.identity { return byID }
    // A draft gets its ID; nothing else changes hands by its slug.
    if byID == nil, bySlug.content.formatId == nil { return bySlug }
    let owner = bySlug.content.formatId.map { "\(bySlug.content.name) (\($0))" } ?? bySlug.content.name
    throw Failure(
      "\(incoming.source) has the slug \(slug), which is that of \(owner) in \(shelf.location.path); another slug is expected.",
      next: "formatctl show \(Shell.quoted(slug))")
  }

  /// Tells whether a definition says what the catalogue holds; throws where it is based on another revision.
  private static func isUnchanged(_ incoming: IncomingFormat, _ base: StoredFormat, _ shelf: CatalogueShelf) throws -> Bool {
    if incoming.definition.text == base.content.text { return true }
    guard let revision = incoming.format.revision else { return false }
    if incoming.definition.defines(sameAs: FormatFile.read(base.content.text)) { return true }
    if revision == base.revision { return false }
    throw OutdatedDefinition(
      incoming.definition, from: incoming.source, basedOn: revision, base, at: shelf.location.path)
  }

  private static func expectDifferent(_ incoming: [IncomingFormat]) throws {
    var owners: [String: String] = [:]
    for format in incoming {
      for name in format.format.names {
        if let other = owners.updateValue(format.source, forKey: name) {
          throw Failure("\(other) and \(format.source) both define \(name), one definition of it is expected.")
        }
      }
    }
  }
}
