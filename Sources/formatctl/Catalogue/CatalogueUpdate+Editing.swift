import CustomFormats

extension CatalogueUpdate {
  /// Gives a format another definition, and changes samples of it; throws where the format has moved on from `base`.
  init(
    editing base: StoredFormat, to definition: FormatDefinition, samples: [SampleStep] = [], in shelf: CatalogueShelf
  ) throws {
    try Self.expectLatest(base, for: definition, in: shelf)
    let isSame = definition.text == base.content.text
    let step = FormatStep(
      definition: definition, source: "the change", base: base, action: isSame ? .unchanged : .revised, samples: samples)
    self.init(steps: [step])
  }

  /// Changes samples of a format alone.
  init(_ samples: [SampleStep], of base: StoredFormat) {
    let definition = FormatFile.read(base.content.text)
    self.init(steps: [
      FormatStep(definition: definition, source: "the change", base: base, action: .unchanged, samples: samples)
    ])
  }

  /// Deletes formats; throws where one has moved on from the revision that was named.
  init(deleting formats: [StoredFormat], in shelf: CatalogueShelf) throws {
    steps = try formats.map { base in
      let definition = FormatFile.read(base.content.text)
      try Self.expectLatest(base, for: definition, from: "the deletion", in: shelf)
      return FormatStep(definition: definition, source: "the deletion", base: base, action: .removed)
    }
  }

  /// Refuses a revision that is not the newest, with what the newest and the definition do not share.
  static func expectLatest(
    _ base: StoredFormat, for definition: FormatDefinition, from source: String = "the change", in shelf: CatalogueShelf
  ) throws {
    let name = base.names.shortest
    guard let latest = try shelf.latest(of: base) else {
      throw Failure(
        "\(name) was deleted from \(shelf.location.path), and the change is based on revision \(base.revision) of it.")
    }
    if latest.revision != base.revision {
      throw OutdatedDefinition(definition, from: source, basedOn: base.revision, latest, at: shelf.location.path)
    }
  }
}
