import CustomFormats

extension FormatReference {
  /// Refuses what cannot name a new format, for a command.
  func expectNew(in command: String) throws {
    if case .path(let path) = self {
      throw Failure(
        "\(command) takes an ID or a slug, and \(path) is a path.", next: "formatctl import \(Shell.quoted(path))")
    }
    if revision != nil {
      throw Failure("\(command) takes an ID or a slug, and \(argument) names a revision; a new format has none.")
    }
    guard case .slug(let slug, _) = self, !FormatFile.isSlug(slug) else { return }
    let near = Slug.near(slug).map { "; did you mean \($0)?" } ?? "."
    throw Failure("\"\(slug)\" is no slug, small letters, digits and - that begin with a letter are expected\(near)")
  }
}

extension CatalogueShelf {
  /// Refuses the name of a format that the catalogue holds.
  func expectNone(_ reference: FormatReference) throws {
    guard let stored = try stored(reference) else { return }
    let name = stored.names.shortest
    throw Failure(
      """
      \(reference.name) is in the catalogue \(location.path) already, as "\(stored.content.name)"; \
      formatctl edit \(Shell.quoted(name)) changes it.
      """,
      next: "formatctl show \(Shell.quoted(name))")
  }
}
