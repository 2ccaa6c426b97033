import CustomFormats

/// Trouble with a catalogue, with its path shown as other paths are.
struct CatalogueFailure: Advising, Equatable, CustomStringConvertible {
  /// The trouble.
  let error: CatalogueError
  /// The catalogue.
  let path: FilePath

  /// Creates a failure from the trouble with the catalogue at a path.
  init(_ error: CatalogueError, at path: FilePath) {
    self.error = error
    self.path = path
  }

  var description: String {
    error.description.replacing(path.absolute, with: path.shown)
  }

  var next: String? {
    switch error {
    case .missing, .empty: "formatctl catalogue path"
    case .damaged: "formatctl catalogue check"
    case .touchedSince(_, let format, _, _): "formatctl history \(Shell.quoted(format.shortest))"
    case .nothingToUndo, .nothingToRedo, .notNext, .formatIdTaken, .slugTaken: "formatctl history"
    default: nil
    }
  }
}
