import CustomFormats

/// The samples that the catalogue holds of a format.
struct FormatSamples {
  /// The format.
  let format: StoredFormat
  /// Its samples, in the order in which they were added.
  let samples: [StoredSample]
  /// The formats of the catalogue.
  let shelf: CatalogueShelf

  /// Finds the samples of the format that a reference names; those belong to the format as it is now.
  init(_ reference: FormatReference, _ common: CommonOptions, in environment: Environment) throws {
    let library = try FormatLibrary(common, in: environment)
    shelf = library.catalogue
    let named = try library.stored(reference)
    guard let latest = try shelf.latest(of: named) else {
      throw Failure(
        "\(reference.argument) was deleted, so that it has no samples.", next: "formatctl history \(Shell.quoted(reference.name))"
      )
    }
    if reference.revision != nil, latest.revision != named.revision {
      throw Failure(
        "\(reference.argument) is an older revision, and samples belong to the newest, \(latest.revision).",
        next: "formatctl sample list \(Shell.quoted(reference.name))")
    }
    format = latest
    samples = try shelf.samples(of: latest)
  }

  /// The definition.
  var definition: FormatDefinition { FormatFile.read(format.content.text) }

  /// Returns the sample of a name, or throws a sentence that says what there is instead.
  func named(_ name: String) throws -> StoredSample {
    if let sample = samples.first(where: { $0.name == name }) { return sample }
    let near = Suggestion.nearest(to: name, among: samples.map(\.name))
    let end = samples.isEmpty ? "; it has none." : Suggestion.question(near)
    throw Failure(
      "\(format.names.shortest) has no sample \"\(name)\"\(end)",
      next: "formatctl sample list \(Shell.quoted(format.names.shortest))")
  }
}
