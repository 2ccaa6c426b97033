import CustomFormats

/// The formats of the catalogue, perhaps of one that was not made yet.
struct CatalogueShelf {
  /// The path of the catalogue.
  let location: CatalogueLocation
  /// The open catalogue, nothing where there is none, or why it cannot be read.
  private let opened: Result<Catalogue?, CatalogueFailure>

  /// Finds and opens the catalogue to read it; one that the call makes later may be absent, or an empty file.
  ///
  /// Trouble with it is told when it is asked, since a format may be found before. A named one that is absent is told now.
  init(_ common: CommonOptions, in environment: Environment, mayBeAbsent: Bool = false) throws {
    let location = try environment.catalogue(common)
    if mayBeAbsent { try location.checkPlace() }
    self.location = location
    do throws(CatalogueFailure) {
      opened = .success(mayBeAbsent && !location.exists ? nil : try environment.openForReading(location))
    } catch {
      if !location.exists { throw error }
      if mayBeAbsent, case .empty = error.error {
        opened = .success(nil)
        return
      }
      opened = .failure(error)
    }
  }

  /// Returns the open catalogue, nil where none was made yet.
  func catalogue() throws(CatalogueFailure) -> Catalogue? { try opened.get() }

  /// Returns the revision that a reference names: the latest of a live format, or the one asked for of any.
  func stored(_ reference: FormatReference) throws -> StoredFormat? {
    let stored = try asking { (catalogue) throws(CatalogueError) -> StoredFormat? in
      switch (reference, reference.revision) {
      case (.path, _): return nil
      case (.id(let id, _), nil): return try catalogue.format(id: id.description)
      case (.slug(let slug, _), nil): return try catalogue.format(slug: slug)
      case (.id(let id, _), let revision?):
        guard let identity = try catalogue.identity(id: id.description) else { return nil }
        return try catalogue.format(identity, revision: revision)
      case (.slug(let slug, _), let revision?):
        guard let identity = try catalogue.identity(slug: slug) else { return nil }
        return try catalogue.format(identity, revision: revision)
      }
    }
    return stored ?? nil
  }

  /// Returns the format that a reference names.
  func format(_ reference: FormatReference) throws -> FoundFormat? { try stored(reference).map(found) }

  /// Returns the latest revision of every live format.
  func all() throws -> [FoundFormat] {
    try asking { (catalogue) throws(CatalogueError) in try catalogue.formats() }?.map(found) ?? []
  }

  /// Returns the samples of a format.
  func samples(of format: StoredFormat) throws -> [StoredSample] {
    try asking { (catalogue) throws(CatalogueError) in try catalogue.samples(of: format.identity) } ?? []
  }

  /// Returns how many samples each format has that has any.
  func sampleCounts() throws -> [StoredFormat.Identity: Int] {
    try asking { (catalogue) throws(CatalogueError) in try catalogue.sampleCounts() } ?? [:]
  }

  /// Returns the bytes of a media file that a sample names.
  func media(_ hash: MediaHash) throws -> [UInt8] {
    if let bytes = try asking({ (catalogue) throws(CatalogueError) in try catalogue.media(hash) }) ?? nil { return bytes }
    throw Failure("the catalogue \(location.path) has lost the media file \(hash).", next: "formatctl catalogue check")
  }

  /// Returns the newest revision of a format, nil where it was deleted.
  func latest(of stored: StoredFormat) throws -> StoredFormat? {
    try asking { (catalogue) throws(CatalogueError) in try catalogue.format(stored.identity) } ?? nil
  }

  /// Tells whether a revision is the newest of a live format.
  func isLatest(_ stored: StoredFormat) throws -> Bool { try latest(of: stored)?.revision == stored.revision }

  /// Returns the IDs and slugs of every live format.
  func names() throws -> [String] {
    let names = try asking { (catalogue) throws(CatalogueError) in try catalogue.formatNames() }
    return names?.flatMap { [$0.formatId, $0.slug].compactMap { $0 } } ?? []
  }

  /// Reads the definition of a revision.
  func found(_ stored: StoredFormat) -> FoundFormat {
    FoundFormat(
      definition: FormatFile.read(stored.content.text, file: nil),
      origin: FormatOrigin(place: .catalogue, path: location.path, revision: stored.revision), stored: stored)
  }

  /// Asks the catalogue, and says in which one trouble is; nil where there is none.
  func asking<Answer>(
    _ question: (Catalogue) throws(CatalogueError) -> Answer
  ) throws(CatalogueFailure) -> Answer? {
    guard let catalogue = try catalogue() else { return nil }
    do {
      return try question(catalogue)
    } catch {
      throw CatalogueFailure(error, at: location.path)
    }
  }
}
