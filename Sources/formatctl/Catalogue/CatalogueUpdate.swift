import CustomFormats

/// What definitions change in a catalogue, found out before anything is written.
struct CatalogueUpdate {
  /// What happens to a format or a sample.
  enum Action: String, CaseIterable {
    case added, revised, unchanged
  }

  /// What happens to one format.
  struct Step {
    /// What comes in.
    let incoming: IncomingFormat
    /// The revision that it changes, nil for a new format.
    let base: StoredFormat?
    /// What happens to the definition.
    let action: Action
    /// What happens to each sample, with the revision that it changes.
    let samples: [(content: SampleContent, base: StoredSample?, action: Action)]

    /// The revision that the format has afterwards.
    var revision: Int { (base?.revision ?? 0) + (action == .unchanged ? 0 : 1) }
  }

  /// The steps, one a format.
  let steps: [Step]

  /// Finds the steps; throws a sentence where a definition cannot enter.
  init(_ incoming: [IncomingFormat], in shelf: CatalogueShelf) throws {
    try Self.expectDifferent(incoming)
    steps = try incoming.map { try Self.step($0, in: shelf) }
  }

  /// Whether anything is written at all.
  var isEmpty: Bool {
    steps.allSatisfy { $0.action == .unchanged && $0.samples.allSatisfy { $0.action == .unchanged } }
  }

  /// Writes all steps as one change, or none.
  func write(to catalogue: Catalogue, by note: ChangeNote) throws {
    try catalogue.change(by: note) { change in
      for step in steps {
        let content = step.incoming.content(as: step.revision)
        let format: StoredFormat
        switch (step.base, step.action) {
        case (nil, _): format = try change.add(content)
        case (let base?, .unchanged): format = base
        case (let base?, _):
          format = try change.revise(base.identity, basedOn: base.revision, to: content)
        }
        for sample in step.samples where sample.action != .unchanged {
          if let base = sample.base {
            try change.revise(base.identity, basedOn: base.revision, to: sample.content)
          } else {
            try change.addSample(sample.content, to: format.identity)
          }
        }
      }
    }
  }

  private static func step(_ incoming: IncomingFormat, in shelf: CatalogueShelf) throws -> Step {
    guard let base = try base(of: incoming, in: shelf) else {
      let samples = incoming.samples.map { ($0, StoredSample?.none, Action.added) }
      return Step(incoming: incoming, base: nil, action: .added, samples: samples)
    }
    let stored = try shelf.samples(of: base)
    let samples = incoming.samples.map { content in
      let twin = stored.first { $0.name == content.name }
      return (content, twin, twin.map { isSame($0, content) ? Action.unchanged : .revised } ?? .added)
    }
    return Step(
      incoming: incoming, base: base, action: try isUnchanged(incoming, base, shelf) ? .unchanged : .revised,
      samples: samples)
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
    let stored = FormatFile.read(base.content.text)
    if incoming.definition.defines(sameAs: stored) { return true }
    if revision == base.revision { return false }
    throw OutdatedDefinition(incoming, basedOn: revision, base, stored, at: shelf.location.path)
  }

  private static func isSame(_ stored: StoredSample, _ content: SampleContent) -> Bool {
    let media = content.media.map { file -> (String, MediaHash) in
      switch file.source {
      case .bytes(let bytes): (file.path, MediaHash(of: bytes))
      case .held(let hash): (file.path, hash)
      }
    }
    return stored.text == content.text && stored.media == Dictionary(media) { first, _ in first }
  }

  private static func expectDifferent(_ incoming: [IncomingFormat]) throws {
    var owners: [String: String] = [:]
    for format in incoming {
      for name in [format.format.formatID?.description, format.format.slug].compactMap({ $0 }) {
        if let other = owners.updateValue(format.source, forKey: name) {
          throw Failure("\(other) and \(format.source) both define \(name), one definition of it is expected.")
        }
      }
    }
  }
}
