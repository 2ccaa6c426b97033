import CustomFormats
import FormatPreview

/// A definition that was changed in the previewer, and the place where it is saved: the catalogue, or its file.
struct PreviewDefinition {
  private let edited: EditedDefinition
  private let found: FoundFormat
  private let environment: Environment

  /// Prepares to save a changed definition of a format that was found.
  init(_ edited: EditedDefinition, of found: FoundFormat, in environment: Environment) {
    self.edited = edited
    self.found = found
    self.environment = environment
  }

  /// Saves it and says where; refused where somebody else has written since it was read, and where it has new errors.
  func write(_ common: CommonOptions) throws -> String {
    let definition = FormatFile.read(edited.text)
    if let stored = found.stored {
      let change = FormatChange(of: stored, on: try CatalogueShelf(common, in: environment))
      try change.write(definition, as: "the form", UpdateOptions(), in: environment.silent)
      return "Revised \(stored.names.shortest), revision \(stored.revision + 1)."
    }
    let path = found.origin.path
    let version = FileVersion(path.absolute)
    guard let version, try path.bytes() == edited.base else {
      throw FileError(path, "is left as it is", "another program has written it meanwhile")
    }
    try definition.accepted(in: environment.silent, as: path.shown, since: found.definition)
    try path.replace([(range: 0..<edited.base.count, bytes: edited.text)], of: version)
    return "Saved in \(path)."
  }
}
