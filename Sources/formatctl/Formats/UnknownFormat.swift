import CustomFormats

/// Sentences about formats that are not there.
enum UnknownFormat {
  /// Says that no place holds the format, and what may have been meant.
  static func failure(_ reference: FormatReference, among references: [String], isFolder: Bool) -> Failure {
    let near = Suggestion.nearest(to: reference.name, among: references)
    if near.isEmpty, isFolder {
      return Failure("there is no format \"\(reference.name)\", but a folder; ./\(reference.name) would name it.")
    }
    return Failure("there is no format \"\(reference.name)\"\(Suggestion.question(near))", next: "formatctl list")
  }

  /// Says that the catalogue does not have the revision.
  static func revision(_ reference: FormatReference, in shelf: CatalogueShelf) throws -> Failure {
    let name = reference.name
    guard try shelf.catalogue() != nil else {
      return Failure(
        "there is no \(reference.argument): revisions stand in a catalogue, and there is none at \(shelf.location.path).")
    }
    let latest: FormatReference = if case .id(let id, _) = reference { .id(id) } else { .slug(name) }
    guard let stored = try shelf.stored(latest) else {
      guard let deletion = try shelf.deletion(latest) else {
        return Failure(try sentence(name, in: shelf), next: "formatctl list")
      }
      return Failure(
        "there is no \(reference.argument): \(name) was deleted in revision \(deletion).",
        next: "formatctl history \(Shell.quoted(name))")
    }
    return Failure(
      "there is no \(reference.argument): the newest revision of \(name) is \(stored.revision).",
      next: "formatctl show \(Shell.quoted("\(name)@\(stored.revision)"))")
  }

  /// Says that the catalogue does not hold the format, and what may have been meant.
  static func inCatalogue(_ reference: FormatReference, _ library: FormatLibrary) throws -> Failure {
    let shelf = library.catalogue
    if try shelf.deletion(reference) != nil {
      return Failure(
        "\(reference.name) was deleted from the catalogue \(shelf.location.path).",
        next: "formatctl history \(Shell.quoted(reference.name))")
    }
    guard let elsewhere = try? library.lookUp(reference).found else {
      return Failure(try sentence(reference.name, in: shelf), next: "formatctl list")
    }
    let next =
      elsewhere.origin.place == .bundled
      ? "create \(Shell.quoted(reference.name))" : "import \(Shell.quoted(elsewhere.importPath.shown))"
    return Failure("\(elsewhere.label) is not in the catalogue \(shelf.location.path).", next: "formatctl \(next)")
  }

  private static func sentence(_ name: String, in shelf: CatalogueShelf) throws -> String {
    if try shelf.catalogue() == nil { return "there is no format \"\(name)\", and no catalogue at \(shelf.location.path) yet." }
    let near = Suggestion.nearest(to: name, among: try shelf.names())
    return "the catalogue \(shelf.location.path) has no format \"\(name)\"\(Suggestion.question(near))"
  }
}
