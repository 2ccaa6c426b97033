extension Catalogue {
  /// Makes a new catalogue of all that can still be read of a damaged one, and says what was lost.
  ///
  /// The damaged file is read page by page, which also finds rows to which SQLite has lost the way, and is not changed. Rows
  /// keep their numbers, formats their revisions; the note is written down only if a name had to be settled.
  public static func recover(
    _ path: String, to newPath: String, by note: ChangeNote
  ) throws(CatalogueError) -> RecoveryReport {
    let database = try DamagedDatabase(path)
    let found = FoundRows(in: database)
    if let header = database.header {
      guard header.applicationID == applicationID || found.isCatalogue else {
        throw .otherProgram(path: path, applicationID: header.applicationID)
      }
      guard header.schema <= Migration.newest || header.applicationID != applicationID else {
        throw .newer(path: path, schema: header.schema, known: Migration.newest)
      }
    }
    if found.isEmpty { throw .nothingToRecover(path: path) }
    let plan = RecoveryPlan(found)
    return try CatalogueFile(path: newPath).place { partial in
      let losses = try write(plan, of: database, to: partial, by: note)
      return RecoveryReport(losses: plan.losses + losses, contents: try Catalogue.open(partial, .reading).check())
    }
  }

  /// Fills a new catalogue and returns what is lost on the way.
  private static func write(
    _ plan: RecoveryPlan, of database: DamagedDatabase, to path: String, by note: ChangeNote
  ) throws -> [RecoveryLoss] {
    let catalogue = try Catalogue.open(path, .writing)
    var losses: [RecoveryLoss] = []
    try catalogue.connection.transaction {
      // A change may take back one that is inserted later, and files stand before the media.
      try catalogue.connection.execute("PRAGMA defer_foreign_keys = ON")
      for (shape, rows) in plan.rows {
        for row in rows { try catalogue.connection.run(shape.insertion(of: row)) }
      }
      for (id, media) in plan.media {
        guard let payload = database.payload(of: media.record), let values = media.record.values(in: payload) else { continue }
        try catalogue.connection.run(TableShape.media.insertion(of: FoundRow(id: id, values: Array(values.dropFirst()))))
      }
    }
    try catalogue.change(by: note) { change in
      losses += try change.settleNames()
    }
    return losses
  }
}
