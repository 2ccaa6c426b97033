import Foundation
import Testing

@testable import CustomFormats

@Suite struct MigrationTests {
  @Test func `the steps are numbered from 1 without gaps`() {
    #expect(Migration.all.map(\.number) == Array(1...Migration.all.count))
    #expect(Migration.newest == 1)
  }

  @Test func `every step's file is in the list`() throws {
    let sources = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../Sources/CustomFormats").standardized
    let folder = sources.appendingPathComponent("Catalogue/Migrations").path
    let numbered = try FileManager.default.contentsOfDirectory(atPath: folder).compactMap { Int($0.prefix(4)) }
    #expect(numbered.sorted() == Migration.all.map(\.number))
  }

  @Test func `the schema as a whole is the one written down`() throws {
    let folder = try CatalogueFolder()
    let catalogue = try Catalogue.open(folder.catalogue, .writing)
    let statements = try catalogue.connection.values(
      String.self, "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid")
    let schema = statements.map { $0 + ";\n" }.joined(separator: "\n")
    let file = FilledCatalogue.folder.appendingPathComponent("Schema.sql")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" { try Data(schema.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == schema)
  }

  @Test func `a step is taken once, and one that fails leaves the schema before it`() throws {
    let folder = try CatalogueFolder()
    let connection = try Connection(folder.catalogue, .creating)
    let good = Migration(number: 2, script: "CREATE TABLE later (id INTEGER PRIMARY KEY) STRICT;")
    let bad = Migration(number: 3, script: "CREATE TABLE half (id INTEGER PRIMARY KEY) STRICT; CREATE TABLE later (id INTEGER);")
    try connection.migrate(through: Migration.all + [good])
    try connection.migrate(through: Migration.all + [good])
    #expect(try connection.ownership() == .catalogue(schema: 2))
    #expect(throws: SQLiteError.self) { try connection.migrate(through: Migration.all + [good, bad]) }
    #expect(try connection.ownership() == .catalogue(schema: 2))
    #expect(try connection.value(Int.self, "SELECT count(*) FROM sqlite_schema WHERE name = 'half'") == 0)
  }

  @Test(arguments: ["change", "format", "format_revision", "sample", "sample_revision", "media", "sample_media"])
  func `no row is ever updated or deleted`(table: String) throws {
    let folder = try FilledCatalogue.copy(schema: 1)
    let connection = try Connection(folder.catalogue, .creating)
    let updating = try #require(throws: SQLiteError.self) { try connection.run(SQL(unchecked: "UPDATE \(table) SET id = id")) }
    #expect(updating.message == "rows of \(table) are never updated")
    let deleting = try #require(throws: SQLiteError.self) { try connection.run(SQL(unchecked: "DELETE FROM \(table)")) }
    #expect(deleting.message == "rows of \(table) are never deleted")
  }

  @Test func `a catalogue of each released schema opens with all it held`() throws {
    for schema in Migration.all.map(\.number) {
      let folder = try FilledCatalogue.copy(schema: schema)
      _ = try Catalogue.open(folder.catalogue, .writing)
      let catalogue = try Catalogue.open(folder.catalogue, .reading)
      try FilledCatalogue.expectContents(of: catalogue)
    }
  }

  @Test(arguments: 1...20)
  func `several writers that make one catalogue at once make one catalogue`(round: Int) async throws {
    let folder = try CatalogueFolder()
    let path = folder.catalogue
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          let catalogue = try Catalogue.open(path, .writing)
          try catalogue.change(by: .by("writer \(number)")) { change in try change.add(.some("\(100 + number)")) }
        }
      }
      try await group.waitForAll()
    }
    let catalogue = try Catalogue.open(path, .reading)
    #expect(try catalogue.formats().compactMap(\.content.formatId).sorted() == (100...107).map(String.init))
    #expect(try catalogue.check().problems == [])
  }
}
