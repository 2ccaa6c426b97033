extension Connection {
  /// Whose database it is and which schema it has.
  func ownership() throws -> Ownership {
    // Of one moment, since another program may be making the catalogue now.
    let (application, schema, objects) = try snapshot {
      (
        try value(Int.self, "PRAGMA application_id") ?? 0, try value(Int.self, "PRAGMA user_version") ?? 0,
        try value(Int.self, "SELECT count(*) FROM sqlite_schema") ?? 0
      )
    }
    if application == Catalogue.applicationID { return .catalogue(schema: schema) }
    return application == 0 && schema == 0 && objects == 0 ? .nobody : .otherProgram(applicationID: application)
  }

  /// Takes the schema through the steps it has not been through, each in one transaction.
  func migrate(through steps: [Migration] = Migration.all) throws {
    for step in steps where try value(Int.self, "PRAGMA user_version") ?? 0 < step.number {
      try transaction {
        // Another program may have taken the step while this one waited.
        guard try value(Int.self, "PRAGMA user_version") ?? 0 < step.number else { return }
        try execute(step.script)
        try execute("PRAGMA application_id = \(Catalogue.applicationID); PRAGMA user_version = \(step.number)")
      }
    }
  }

  /// Whose a database is.
  enum Ownership: Equatable {
    /// It holds nothing yet.
    case nobody
    /// It is marked by another program, or has tables and no mark.
    case otherProgram(applicationID: Int)
    /// It is a catalogue.
    case catalogue(schema: Int)
  }
}
