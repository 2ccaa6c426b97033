extension Catalogue {
  /// Looks through the whole catalogue for damage and counts what it holds.
  ///
  /// Damage is reported, and the look goes on with what can be read.
  public func check() throws(CatalogueError) -> CatalogueReport {
    do {
      return try connection.snapshot {
        var report = CatalogueReport()
        for part in Self.parts {
          do throws(SQLiteError) {
            try part.look(connection, &report)
          } catch {
            report.problems.append(.unreadable(part: part.name, reason: error.message))
          }
        }
        return report
      }
    } catch {
      throw CatalogueError(error, at: path)
    }
  }

  /// A part of the check, which may fail without the others.
  private struct Part {
    let name: String
    let look: @Sendable (Connection, inout CatalogueReport) throws(SQLiteError) -> Void
  }

  private static let parts = [
    Part(name: "the structure", look: checkStructure), Part(name: "the references", look: checkReferences),
    Part(name: "the media", look: checkMedia), Part(name: "the revisions of formats", look: checkFormats),
    Part(name: "the revisions of samples", look: checkSamples), Part(name: "the names", look: checkNames),
    Part(name: "the number of bytes", look: countBytes),
  ]

  private static func checkStructure(_ connection: Connection, _ report: inout CatalogueReport) throws(SQLiteError) {
    // Damage can end the database's own check after some complaints, which are kept.
    let statement = try Statement("PRAGMA integrity_check", on: connection)
    while try statement.step() {
      let complaint: String = try statement.column(0)
      if complaint != "ok" { report.problems.append(.structure(complaint)) }
    }
  }

  private static func checkReferences(_ connection: Connection, _ report: inout CatalogueReport) throws(SQLiteError) {
    let statement = try Statement("PRAGMA foreign_key_check", on: connection)
    while try statement.step() {
      report.problems.append(
        .brokenReference(table: try statement.column(0), row: try statement.column(1), to: try statement.column(2)))
    }
  }

  private static func checkMedia(_ connection: Connection, _ report: inout CatalogueReport) throws(SQLiteError) {
    let statement = try Statement("SELECT sha256, bytes FROM media ORDER BY id", on: connection)
    while try statement.step() {
      let kept: MediaHash = try statement.column(0)
      let found = MediaHash(of: try statement.column(1))
      report.media += 1
      if kept != found { report.problems.append(.changedMedia(kept: kept, found: found)) }
    }
  }

  private static func checkFormats(_ connection: Connection, _ report: inout CatalogueReport) throws(SQLiteError) {
    let statement = try Statement(
      """
      SELECT f.id, count(r.id), coalesce(max(r.number), 0), count(r.text) FROM format AS f
      LEFT JOIN format_revision AS r ON r.format = f.id GROUP BY f.id
      """, on: connection)
    while try statement.step() {
      let format: StoredFormat.Identity = try statement.column(0)
      let (count, latest): (Int, Int) = (try statement.column(1), try statement.column(2))
      report.revisions += count
      if count != latest { report.problems.append(.formatRevisionGap(format, count: count, latest: latest)) }
      if try statement.column(3, as: Int.self) == 0 { report.problems.append(.formatWithoutText(format)) }
    }
    report.formats = try connection.value(Int.self, "SELECT count(*) FROM (\(liveFormats))") ?? 0
  }

  private static func checkSamples(_ connection: Connection, _ report: inout CatalogueReport) throws(SQLiteError) {
    let statement = try Statement(
      """
      SELECT s.id, count(r.id), coalesce(max(r.number), 0), count(r.text) FROM sample AS s
      LEFT JOIN sample_revision AS r ON r.sample = s.id GROUP BY s.id
      """, on: connection)
    while try statement.step() {
      let sample: StoredSample.Identity = try statement.column(0)
      let (count, latest): (Int, Int) = (try statement.column(1), try statement.column(2))
      report.revisions += count
      if count != latest { report.problems.append(.sampleRevisionGap(sample, count: count, latest: latest)) }
      if try statement.column(3, as: Int.self) == 0 { report.problems.append(.sampleWithoutText(sample)) }
    }
    report.samples =
      try connection.value(
        Int.self,
        """
        SELECT count(*) FROM sample AS s JOIN sample_revision AS r ON r.sample = s.id
        WHERE \(SampleRevision.isLatest) AND r.text IS NOT NULL AND s.format IN (SELECT format FROM (\(liveFormats)))
        """) ?? 0
  }

  private static func checkNames(_ connection: Connection, _ report: inout CatalogueReport) throws(SQLiteError) {
    let statement = try Statement(
      """
      SELECT called, count(*) FROM (SELECT format_id AS called FROM (\(liveFormats)) WHERE format_id IS NOT NULL
      UNION ALL SELECT slug FROM (\(liveFormats)) WHERE slug IS NOT NULL) GROUP BY called HAVING count(*) > 1
      """, on: connection)
    while try statement.step() {
      report.problems.append(.sharedName(try statement.column(0), count: try statement.column(1)))
    }
  }

  private static func countBytes(_ connection: Connection, _ report: inout CatalogueReport) throws(SQLiteError) {
    let pages = try connection.value(Int.self, "PRAGMA page_count") ?? 0
    let size = try connection.value(Int.self, "PRAGMA page_size") ?? 0
    report.bytes = pages.multipliedReportingOverflow(by: size).partialValue
  }

  private static var liveFormats: SQL {
    "SELECT r.format, r.format_id, r.slug FROM \(FormatRevision.latest) WHERE r.text IS NOT NULL"
  }
}
