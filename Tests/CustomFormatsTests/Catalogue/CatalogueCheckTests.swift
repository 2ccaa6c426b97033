import Foundation
import Testing

@testable import CustomFormats

@Suite struct CatalogueCheckTests {
  let folder: CatalogueFolder

  init() throws {
    folder = try FilledCatalogue.copy(schema: 1)
  }

  private func report() throws -> CatalogueReport {
    try Catalogue.open(folder.catalogue, .reading).check()
  }

  /// Changes the catalogue behind its back.
  private func tamper(_ script: String) throws {
    try Connection(folder.catalogue, .creating).execute(
      "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; \(script)")
  }

  @Test func `a sound catalogue has no problems and is counted`() throws {
    let report = try report()
    #expect(report.problems == [])
    #expect(report.formats == 2)
    #expect(report.revisions == 8)
    #expect(report.samples == 1)
    #expect(report.media == 1)
    #expect(report.bytes == (try folder.bytes(of: "formatctl.db").count))
  }

  @Test func `changed media are found`() throws {
    try tamper("DROP TRIGGER media_is_not_updated; UPDATE media SET bytes = x'FFD8FFDA'")
    let kept = MediaHash(of: [0xFF, 0xD8, 0xFF, 0xD9])
    #expect(try report().problems == [.changedMedia(kept: kept, found: MediaHash(of: [0xFF, 0xD8, 0xFF, 0xDA]))])
  }

  @Test func `a gap in the revisions is found`() throws {
    try tamper("DROP TRIGGER format_revision_is_not_deleted; DELETE FROM format_revision WHERE format = 1 AND number = 2")
    #expect(try report().problems == [.formatRevisionGap(StoredFormat.Identity(number: 1), count: 2, latest: 3)])
    try tamper("INSERT INTO sample_revision (sample, number, change, name) VALUES (1, 3, 1, 'x')")
    #expect(try report().problems.last == .sampleRevisionGap(StoredSample.Identity(number: 1), count: 2, latest: 3))
  }

  @Test func `a format and a sample without text are found`() throws {
    try tamper("INSERT INTO format VALUES (77); INSERT INTO sample VALUES (88, 1)")
    #expect(
      try report().problems == [
        .formatWithoutText(StoredFormat.Identity(number: 77)), .sampleWithoutText(StoredSample.Identity(number: 88)),
      ])
  }

  @Test func `a reference to nothing is found`() throws {
    try tamper("INSERT INTO sample_media (id, sample, number, path, sha256) VALUES (50, 9, 9, 'x', zeroblob(32))")
    #expect(
      Set(try report().problems.map(\.description)) == [
        "row 50 of sample_media names a row of media that does not exist",
        "row 50 of sample_media names a row of sample_revision that does not exist",
      ])
  }

  @Test func `a name that two live formats share is found`() throws {
    try tamper(
      """
      INSERT INTO format VALUES (77);
      INSERT INTO format_revision (format, number, change, format_id, slug, name, status, text)
      VALUES (77, 1, 1, '222', 'spring', 'x', 'active', x'7B7D')
      """)
    #expect(try report().problems == [.sharedName("222", count: 2), .sharedName("spring", count: 2)])
  }

  @Test func `a text that a rule of the table forbids is found`() throws {
    try tamper(
      "DROP TRIGGER format_revision_is_not_updated; UPDATE format_revision SET text = x'' WHERE format = 1 AND number = 1")
    #expect(try report().problems == [.structure("CHECK constraint failed in format_revision")])
  }

  @Test func `a damaged page is reported and the rest is looked at`() throws {
    var bytes = try folder.bytes(of: "formatctl.db")
    let connection = try Connection(folder.catalogue, .reading)
    let page = try #require(
      try connection.value(Int.self, "SELECT rootpage FROM sqlite_schema WHERE name = 'sample_revision'"))
    for index in (page - 1) * 4_096..<page * 4_096 { bytes[index] = 0xA5 }
    let damaged = try CatalogueFolder()
    try damaged.write(bytes, to: "formatctl.db")
    let catalogue = try Catalogue.open(damaged.catalogue, .reading)
    let report = try catalogue.check()
    #expect(report.problems.contains { if case .structure = $0 { true } else { false } })
    #expect(
      report.problems.contains(
        .unreadable(part: "the revisions of samples", reason: "database disk image is malformed")))
    #expect(report.formats == 2)
    #expect(report.media == 1)
    let error = try #require(throws: CatalogueError.self) {
      try catalogue.samples(of: StoredFormat.Identity(number: 1))
    }
    #expect("\(error)" == "\(damaged.catalogue) is damaged: database disk image is malformed")
  }

  @Test func `a catalogue cut short is reported as damaged, wherever it is cut`() throws {
    let bytes = try folder.bytes(of: "formatctl.db")
    for length in stride(from: 512, to: bytes.count, by: 1_024) {
      let cut = try CatalogueFolder()
      try cut.write(Array(bytes[..<length]), to: "formatctl.db")
      do {
        #expect(try Catalogue.open(cut.catalogue, .reading).check().problems != [], "cut at \(length)")
      } catch .damaged, .notADatabase {
        continue
      }
    }
  }
}
