extension Catalogue {
  /// Reads the latest revision of every live sample of a format, in the order in which they were added.
  public func samples(of format: StoredFormat.Identity) throws(CatalogueError) -> [StoredSample] {
    try query { (connection) throws(SQLiteError) in
      let rows = try connection.all(
        SampleRevision.self,
        "\(SampleRevision.selection) WHERE s.format = \(format) AND \(SampleRevision.isLatest) ORDER BY s.id")
      var samples: [StoredSample] = []
      for row in rows {
        if let sample = try row.stored(on: connection) { samples.append(sample) }
      }
      return samples
    }
  }

  /// Counts the live samples of each format that has any.
  public func sampleCounts() throws(CatalogueError) -> [StoredFormat.Identity: Int] {
    let counts = try query { (connection) throws(SQLiteError) in
      try connection.all(
        SampleCount.self,
        """
        SELECT s.format, count(*) FROM sample AS s JOIN sample_revision AS r ON r.sample = s.id
        WHERE r.text IS NOT NULL AND \(SampleRevision.isLatest) GROUP BY s.format
        """)
    }
    return Dictionary(counts.map { ($0.format, $0.count) }) { first, _ in first }
  }

  /// How many samples a format has.
  private struct SampleCount: RowDecodable {
    let format: StoredFormat.Identity
    let count: Int

    init(_ row: borrowing Statement) throws(SQLiteError) {
      format = try row.column(0)
      count = try row.column(1)
    }
  }

  /// Reads the latest revision of a live sample.
  public func sample(_ identity: StoredSample.Identity) throws(CatalogueError) -> StoredSample? {
    try sample("r.sample = \(identity) AND \(SampleRevision.isLatest)")
  }

  /// Reads one revision of a sample, or answers nil when it had none or was removed in it.
  public func sample(_ identity: StoredSample.Identity, revision number: Int) throws(CatalogueError) -> StoredSample? {
    try sample("r.sample = \(identity) AND r.number = \(number)")
  }

  /// Reads the bytes of a media file.
  public func media(_ hash: MediaHash) throws(CatalogueError) -> [UInt8]? {
    try query { (connection) throws(SQLiteError) in
      try connection.value([UInt8].self, "SELECT bytes FROM media WHERE sha256 = \(hash)")
    }
  }

  /// Reads the latest row of a sample's history, a removal too, and what it holds.
  func latestRevision(
    of identity: StoredSample.Identity
  ) throws(CatalogueError) -> (row: SampleRevision, stored: StoredSample?)? {
    try revision("r.sample = \(identity) AND \(SampleRevision.isLatest)")
  }

  /// Reads one row of a sample's history, a removal too, and what it holds.
  func revision(
    _ number: Int, of identity: StoredSample.Identity
  ) throws(CatalogueError) -> (row: SampleRevision, stored: StoredSample?)? {
    try revision("r.sample = \(identity) AND r.number = \(number)")
  }

  /// Finds the live sample of a format that has a name.
  func liveSample(named name: String, of format: StoredFormat.Identity) throws(CatalogueError) -> StoredSample.Identity? {
    try query { (connection) throws(SQLiteError) in
      try connection.value(
        StoredSample.Identity.self,
        """
        SELECT r.sample FROM sample AS s JOIN sample_revision AS r ON r.sample = s.id
        WHERE s.format = \(format) AND r.name = \(name) AND r.text IS NOT NULL AND \(SampleRevision.isLatest)
        """)
    }
  }

  /// Whether a media file is in the catalogue.
  func holds(_ hash: MediaHash) throws(CatalogueError) -> Bool {
    try query { (connection) throws(SQLiteError) in
      try connection.value(Int.self, "SELECT 1 FROM media WHERE sha256 = \(hash)") != nil
    }
  }

  private func revision(_ condition: SQL) throws(CatalogueError) -> (row: SampleRevision, stored: StoredSample?)? {
    try query { (connection) throws(SQLiteError) in
      guard let row = try connection.first(SampleRevision.self, "\(SampleRevision.selection) WHERE \(condition)") else {
        return nil
      }
      return (row, try row.stored(on: connection))
    }
  }

  private func sample(_ condition: SQL) throws(CatalogueError) -> StoredSample? {
    try query { (connection) throws(SQLiteError) in
      try connection.first(SampleRevision.self, "\(SampleRevision.selection) WHERE \(condition)")?.stored(on: connection)
    }
  }
}
