import CustomFormats
import Documents

/// A change of a definition in the catalogue, with what its samples need to stay what they are.
struct FormatChange {
  /// The revision that is changed.
  let base: StoredFormat
  /// The definition of that revision.
  let definition: FormatDefinition
  /// The formats of the catalogue.
  let shelf: CatalogueShelf

  /// Begins with the revision that a reference names.
  init(_ reference: FormatReference, _ common: CommonOptions, in environment: Environment) throws {
    let library = try FormatLibrary(common, in: environment)
    self.init(of: try library.stored(reference), on: library.catalogue)
  }

  /// Begins with a revision that was found.
  init(of base: StoredFormat, on shelf: CatalogueShelf) {
    self.base = base
    self.shelf = shelf
    definition = FormatFile.read(base.content.text)
  }

  /// Changes the definition as a tree, says what follows from that, and writes it in canonical form.
  func perform(
    _ options: UpdateOptions, in environment: Environment, renumbers: Bool = false,
    _ change: (inout FormatEdit) throws -> Void
  ) throws {
    let before = try FormatEdit(definition)
    var edit = before
    try change(&edit)
    edit.remarks.forEach(environment.say)
    let isSame = FormatFile.canonical(edit.tree) == FormatFile.canonical(before.tree)
    try write(isSame ? definition : edit.definition, as: "the new definition", renumbers: renumbers, options, in: environment)
  }

  /// Writes a definition, unless others have written since, or it is wrong in ways in which the revision is not.
  func write(
    _ changed: FormatDefinition, as source: String, renumbers: Bool = false, _ options: UpdateOptions,
    in environment: Environment
  ) throws {
    try CatalogueUpdate.expectLatest(base, for: changed, in: shelf)
    if let revision = changed.format.revision, revision != base.revision {
      throw OutdatedDefinition(changed, from: source, basedOn: revision, base, at: shelf.location.path)
    }
    try changed.accepted(in: environment, as: source, since: definition)
    if !renumbers { try expectSameID(changed.format) }
    let update = try CatalogueUpdate(editing: base, to: changed, samples: samples(for: changed, in: environment), in: shelf)
    try environment.perform(update, in: shelf.location, options)
  }

  /// Refuses a revision that is not the newest, before anybody works on it.
  func expectLatest() throws { try CatalogueUpdate.expectLatest(base, for: definition, in: shelf) }

  /// Returns the samples whose text must name other keys, or the format by another ID or slug.
  private func samples(for changed: FormatDefinition, in environment: Environment) throws -> [SampleStep] {
    let (old, new) = (definition.format, changed.format)
    let renamed = new.renamedKeys(since: old)
    let gone = old.fields.map(\.key).filter { new[$0] == nil && renamed[$0] == nil }
    return try shelf.samples(of: base).compactMap { sample in
      var text = CreativeText(sample.text)
      let kept = gone.filter(text.assetKeys.contains)
      if !kept.isEmpty {
        environment.say("The sample \(sample.name) keeps what it says of \(kept.enumeration), of which there is no field now.")
      }
      text.renameAssets(renamed)
      if let id = old.formatID, let other = new.formatID, id != other { text.renameFormat("\(id)", to: "\(other)") }
      if let slug = old.slug, slug != new.slug { text.renameFormat(slug, to: new.slug ?? new.reference) }
      if text.bytes == sample.text { return nil }
      var content = sample.content
      content.text = text.bytes
      return .revising(sample, to: content)
    }
  }

  private func expectSameID(_ changed: CustomFormat) throws {
    let old = definition.format
    if changed.formatID == old.formatID { return }
    let name = base.names.shortest
    let given = changed.formatID.map { "the ID \($0)" } ?? "no ID"
    let next = changed.formatID.map { "formatctl renumber \(Shell.quoted(name)) \($0)" }
    throw Failure(
      "the change gives \(old.label) \(given); its ID is expected to stay \(old.formatID?.description ?? "unset").",
      next: next)
  }
}
