import CustomFormats

/// What a call changes in a catalogue, found out before anything is written.
struct CatalogueUpdate {
  /// The steps, one a format.
  let steps: [FormatStep]

  /// Whether nothing is written at all.
  var isEmpty: Bool { steps.allSatisfy(\.isEmpty) }

  /// Writes all steps as one change, or none; throws where somebody else has written since.
  func write(to catalogue: Catalogue, at path: FilePath, by note: ChangeNote) throws {
    do {
      try catalogue.change(by: note) { change in
        for step in steps { try step.write(to: &change) }
      }
    } catch let error as CatalogueError {
      throw outdated(error, at: path) ?? CatalogueFailure(error, at: path)
    }
  }

  /// Compares what was to be written with what somebody else has written since.
  private func outdated(_ error: CatalogueError, at path: FilePath) -> (any Error)? {
    switch error {
    case .outdated(_, let names, let revision, _, let latest?):
      steps.first { $0.base?.identity == names.format }
        .map { OutdatedDefinition($0.definition, from: $0.source, basedOn: revision, latest, at: path) }
    case .sampleOutdated(_, _, let revision, _, let latest?):
      steps.lazy.flatMap(\.samples).first { $0.base?.identity == latest.identity }
        .map { OutdatedSample($0.content, basedOn: revision, latest, at: path) }
    default: nil
    }
  }
}
