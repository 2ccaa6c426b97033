extension Catalogue {
  /// Copies the catalogue to a path where nothing is, looks through the copy and says what it holds.
  ///
  /// Others may read and write meanwhile; the copy is the state of one moment in one file. One that is not sound is not kept.
  @discardableResult
  public func backup(to path: String) throws(CatalogueError) -> CatalogueReport {
    try CatalogueFile(path: path).place { partial in
      try copy(to: partial)
      let report = try Catalogue.open(partial, .reading).check()
      if let problem = report.problems.first {
        throw CatalogueError.unsoundCopy(path: path, of: self.path, problem)
      }
      return report
    }
  }

  private func copy(to path: String) throws {
    let target: Connection
    do {
      target = try Connection(path, .creating)
    } catch {
      throw CatalogueError(error, at: path)
    }
    try connection.copy(to: target)
  }
}
