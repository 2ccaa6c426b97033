extension Catalogue {
  /// Reads the changes, newest first, with the revisions each made.
  ///
  /// Of one format it reads the changes of the format and of its samples, and only those revisions.
  public func changes(
    of format: StoredFormat.Identity? = nil, limit: Int? = nil
  ) throws(CatalogueError) -> [StoredChange] {
    let touching: SQL =
      if let format {
        """
        WHERE id IN (SELECT change FROM format_revision WHERE format = \(format) UNION ALL
          SELECT s.change FROM sample_revision AS s JOIN sample ON sample.id = s.sample WHERE sample.format = \(format))
        """
      } else {
        ""
      }
    return try query { (connection) throws(SQLiteError) in
      let rows = try connection.all(
        ChangeRow.self, "\(ChangeRow.selection) \(touching) ORDER BY id DESC LIMIT \(limit ?? -1)")
      var changes: [StoredChange] = []
      for row in rows { changes.append(try row.stored(format, on: connection)) }
      return changes
    }
  }

  /// Reads one change with all revisions it made.
  public func storedChange(_ identity: StoredChange.Identity) throws(CatalogueError) -> StoredChange? {
    try query { (connection) throws(SQLiteError) in
      try connection.first(ChangeRow.self, "\(ChangeRow.selection) WHERE id = \(identity)")?.stored(nil, on: connection)
    }
  }
}

/// A row of the changes, without the revisions.
private struct ChangeRow: RowDecodable {
  let identity: StoredChange.Identity
  let note: ChangeNote

  static let selection: SQL = "SELECT id, time, author, reason, command, reverts FROM change"

  init(_ row: borrowing Statement) throws(SQLiteError) {
    identity = try row.column(0)
    note = ChangeNote(
      time: try row.column(1), author: try row.column(2), reason: try row.column(3), command: try row.column(4),
      reverts: try row.column(5))
  }

  /// Adds the revisions that the change made, of all formats or of one.
  func stored(_ format: StoredFormat.Identity?, on connection: Connection) throws(SQLiteError) -> StoredChange {
    let ofFormat: SQL = if let format { "AND r.format = \(format)" } else { "" }
    let formats = try connection.all(
      ChangeEntry.self, "\(ChangeEntry.ofFormats) WHERE r.change = \(identity) \(ofFormat) ORDER BY r.id")
    let samples = try connection.all(
      ChangeEntry.self, "\(ChangeEntry.ofSamples) WHERE s.change = \(identity) \(ofFormat) ORDER BY s.id")
    return StoredChange(identity: identity, note: note, entries: formats + samples)
  }
}
