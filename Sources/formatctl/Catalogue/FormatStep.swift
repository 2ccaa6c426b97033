import CustomFormats

/// What happens to one format and its samples.
struct FormatStep {
  /// The definition as it will be, or as it was before it was removed.
  let definition: FormatDefinition
  /// The file or words that the definition comes from, for sentences.
  let source: String
  /// The revision that it changes, nil for a new format.
  let base: StoredFormat?
  /// What happens to the definition.
  let action: UpdateAction
  /// What happens to samples.
  var samples: [SampleStep] = []

  /// The format.
  var format: CustomFormat { definition.format }

  /// The revision that the format has afterwards.
  var revision: Int { (base?.revision ?? 0) + (action == .unchanged ? 0 : 1) }

  /// Whether nothing is written.
  var isEmpty: Bool { action == .unchanged && samples.allSatisfy { $0.action == .unchanged } }

  /// The comparison with the revision before, nil where the definition does not change.
  var diff: FormatDiff? {
    guard action == .revised, let base else { return nil }
    return FormatDiff(from: FormatFile.read(base.content.text), to: definition)
  }

  /// Writes what happens.
  func write(to change: inout OpenChange) throws(CatalogueError) {
    let format: StoredFormat
    switch (action, base) {
    case (.unchanged, let base?): format = base
    case (.removed, let base?): return try change.delete(base.identity, basedOn: base.revision)
    case (_, let base?): format = try change.revise(base.identity, basedOn: base.revision, to: content)
    case (_, nil): format = try change.add(content)
    }
    for sample in samples { try sample.write(of: format.identity, to: &change) }
  }

  /// What the catalogue keeps of the definition.
  private var content: FormatContent {
    FormatContent(
      formatId: format.formatID?.description, slug: format.slug, name: format.title, status: format.status.rawValue,
      text: definition.text(keptAs: revision))
  }
}
