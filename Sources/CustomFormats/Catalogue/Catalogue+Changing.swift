extension Catalogue {
  /// Writes what a body changes, in one transaction: all of it, or nothing when the body throws.
  ///
  /// A body that changes nothing writes nothing, and the note is not kept either. The catalogue must be open for writing.
  /// It throws `CatalogueError`, and whatever the body throws.
  @discardableResult
  public func change<Result>(by note: ChangeNote, _ body: (inout OpenChange) throws -> Result) throws -> Result {
    try change(noting: { note }, body)
  }

  /// Writes what a body changes, with a note that is made once nobody else can write.
  func change<Result>(noting note: () throws -> ChangeNote, _ body: (inout OpenChange) throws -> Result) throws -> Result {
    guard access == .writing else { throw CatalogueError.readOnly(path: path) }
    do {
      return try connection.transaction {
        var change = OpenChange(of: self, by: try note())
        let result = try body(&change)
        if let failure = change.failure { throw failure }
        return result
      }
    } catch let error as SQLiteError {
      throw CatalogueError(error, at: path)
    }
  }
}
