extension Catalogue {
  /// Reads the latest revision of every live format, in the order in which they were added.
  public func formats() throws(CatalogueError) -> [StoredFormat] {
    try query { (connection) throws(SQLiteError) in
      try connection.all(
        FormatRevision.self,
        """
        SELECT \(FormatRevision.columns) FROM \(FormatRevision.latest) JOIN change AS c ON c.id = r.change
        WHERE r.text IS NOT NULL ORDER BY f.id
        """
      ).compactMap(\.stored)
    }
  }

  /// Reads the names of every live format, in the order in which they were added.
  public func formatNames() throws(CatalogueError) -> [FormatNames] {
    try query { (connection) throws(SQLiteError) in
      try connection.all(
        FormatNames.self,
        "SELECT \(FormatNames.columns) FROM \(FormatRevision.latest) WHERE r.text IS NOT NULL ORDER BY f.id")
    }
  }

  /// Reads the latest revision of a live format.
  public func format(_ identity: StoredFormat.Identity) throws(CatalogueError) -> StoredFormat? {
    try revision("r.format = \(identity) AND \(FormatRevision.isLatest)")?.stored
  }

  /// Reads the latest revision of the live format that has an ID.
  public func format(id: String) throws(CatalogueError) -> StoredFormat? {
    try liveFormat("r.format_id = \(id)")
  }

  /// Reads the latest revision of the live format that has a slug.
  public func format(slug: String) throws(CatalogueError) -> StoredFormat? {
    try liveFormat("r.slug = \(slug)")
  }

  /// Reads one revision of a format, or answers nil when it had none or was deleted in it.
  public func format(_ identity: StoredFormat.Identity, revision number: Int) throws(CatalogueError) -> StoredFormat? {
    try revision("r.format = \(identity) AND r.number = \(number)")?.stored
  }

  /// Finds the format that has an ID, or else the last one that had it.
  ///
  /// It may be deleted, or have another ID now.
  public func identity(id: String) throws(CatalogueError) -> StoredFormat.Identity? {
    try lastBearer("r.format_id = \(id)")
  }

  /// Finds the format that has a slug, or else the last one that had it.
  ///
  /// It may be deleted, or have another slug now.
  public func identity(slug: String) throws(CatalogueError) -> StoredFormat.Identity? {
    try lastBearer("r.slug = \(slug)")
  }

  /// Reads the latest row of a format's history, a deletion too.
  func latestRevision(of identity: StoredFormat.Identity) throws(CatalogueError) -> FormatRevision? {
    try revision("r.format = \(identity) AND \(FormatRevision.isLatest)")
  }

  /// Reads one row of a format's history, a deletion too.
  func revision(_ number: Int, of identity: StoredFormat.Identity) throws(CatalogueError) -> FormatRevision? {
    try revision("r.format = \(identity) AND r.number = \(number)")
  }

  private func liveFormat(_ condition: SQL) throws(CatalogueError) -> StoredFormat? {
    // Two live formats never share a name, so that the newest row with it is the live one's, if any is.
    try revision("\(condition) AND \(FormatRevision.isLatest) AND r.text IS NOT NULL ORDER BY r.id DESC LIMIT 1")?.stored
  }

  private func lastBearer(_ condition: SQL) throws(CatalogueError) -> StoredFormat.Identity? {
    try query { (connection) throws(SQLiteError) in
      try connection.value(
        StoredFormat.Identity.self,
        "SELECT r.format FROM format_revision AS r WHERE \(condition) ORDER BY r.id DESC LIMIT 1")
    }
  }

  private func revision(_ condition: SQL) throws(CatalogueError) -> FormatRevision? {
    try query { (connection) throws(SQLiteError) in
      try connection.first(FormatRevision.self, "\(FormatRevision.selection) WHERE \(condition)")
    }
  }
}
