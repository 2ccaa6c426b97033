import CustomFormats

extension Environment {
  /// Finds the catalogue that a call works on.
  func catalogue(_ common: CommonOptions) throws -> CatalogueLocation {
    try CatalogueLocation(option: common.catalogue, in: self)
  }

  /// Opens the catalogue to read it; nil where none was made yet, unless one was named by `--catalogue`.
  func openForReading(_ location: CatalogueLocation) throws(CatalogueFailure) -> Catalogue? {
    if !location.exists, location.origin != .option { return nil }
    do {
      return try Catalogue.open(location.path.absolute, .reading)
    } catch {
      throw CatalogueFailure(error, at: location.path)
    }
  }

  /// Opens the catalogue to change it, and makes it where there is none.
  func openForWriting(_ location: CatalogueLocation) throws(CatalogueFailure) -> Catalogue {
    do {
      return try Catalogue.open(location.path.absolute, .writing)
    } catch {
      throw CatalogueFailure(error, at: location.path)
    }
  }

  /// Notes about a change: now, by this person, with this command line.
  func note(reason: String?) -> ChangeNote {
    ChangeNote(
      time: Int64(now), author: ChangeAuthor(in: self).name, reason: reason, command: Shell.line(["formatctl"] + words))
  }
}
