/// A change that is being written.
public struct OpenChange: ~Copyable {
  /// The catalogue it changes.
  let catalogue: Catalogue
  /// What is written down about it.
  let note: ChangeNote
  /// The change, once it has an effect.
  public private(set) var identity: StoredChange.Identity?
  /// What kept a part from being written, after which nothing of the change is kept.
  private(set) var failure: CatalogueError?

  /// Begins a change inside an open transaction.
  init(of catalogue: Catalogue, by note: ChangeNote) {
    self.catalogue = catalogue
    self.note = note
  }

  /// Writes rows on behalf of the change, whose own row comes first.
  mutating func write<Result>(
    _ body: (Connection, StoredChange.Identity) throws(SQLiteError) -> Result
  ) throws(CatalogueError) -> Result {
    if let failure { throw failure }
    do {
      let identity = try recorded()
      return try body(catalogue.connection, identity)
    } catch {
      let failure = CatalogueError(error, at: catalogue.path)
      self.failure = failure
      throw failure
    }
  }

  private mutating func recorded() throws(SQLiteError) -> StoredChange.Identity {
    if let identity { return identity }
    try catalogue.connection.run(
      """
      INSERT INTO change (time, author, reason, command, reverts)
      VALUES (\(note.time), \(note.author), \(note.reason), \(note.command), \(note.reverts))
      """)
    let identity = StoredChange.Identity(number: catalogue.connection.lastInsertedRow)
    self.identity = identity
    return identity
  }
}
