import Foundation
import Testing

@testable import CustomFormats

/// The catalogue that stands filled in Tests/Data for each released schema.
enum FilledCatalogue {
  /// The folder of the filled catalogues.
  static let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Data/catalogues").standardized

  /// Copies the filled catalogue of a schema, since opening one for writing changes it.
  static func copy(schema: Int) throws -> CatalogueFolder {
    let copy = try CatalogueFolder()
    let data = try Data(contentsOf: folder.appendingPathComponent("schema-\(schema).db"))
    try copy.write([UInt8](data), to: "formatctl.db")
    return copy
  }

  /// Makes the catalogue that `expectContents` expects.
  static func fill(_ path: String) throws {
    let catalogue = try Catalogue.open(path, .writing)
    let simple = try catalogue.change(by: .by("ada", at: 1_700_000_000, command: "formatctl create 10063170")) { change in
      let simple = try change.add(.some("10063170", slug: "simple-native", text: "{ \"formatId\": \"10063170\" }\n"))
      try change.addSample(
        .some("summer", media: [SampleMedia(path: "hero.jpg", bytes: [0xFF, 0xD8, 0xFF, 0xD9])]), to: simple.identity)
      return simple
    }
    let draft = try catalogue.change(by: .by("bo", at: 1_700_000_060, reason: "for spring", command: "formatctl create spring")) {
      try $0.add(.some(nil, slug: "spring", name: "Spring", text: "{ \"slug\": \"spring\" }\r\n"))
    }
    try catalogue.change(by: .by("bo", at: 1_700_000_120, command: "formatctl renumber spring 222")) { change in
      try change.revise(
        draft.identity, basedOn: 1,
        to: .some("222", slug: "spring", name: "Spring", status: "inactive", text: "{ \"formatId\": \"222\" }"))
    }
    try catalogue.change(by: .by("cy", at: 1_700_000_180, command: "formatctl delete 10063170")) { change in
      try change.delete(simple.identity, basedOn: 1)
    }
    let deletion = try #require(try catalogue.changes(limit: 1).first)
    try catalogue.change(by: .by("ada", at: 1_700_000_240, command: "formatctl undo", reverts: deletion.identity)) { change in
      try change.revise(simple.identity, basedOn: 2, to: simple.content)
    }
    try catalogue.change(by: .by("ada", at: 1_700_000_300, command: "formatctl create gone")) { change in
      let gone = try change.add(.some(nil, slug: "gone"))
      try change.delete(gone.identity, basedOn: 1)
    }
  }

  /// Expects what `fill` made.
  static func expectContents(of catalogue: Catalogue) throws {
    #expect(
      try catalogue.formats().map(\.content) == [
        .some("10063170", slug: "simple-native", text: "{ \"formatId\": \"10063170\" }\n"),
        .some("222", slug: "spring", name: "Spring", status: "inactive", text: "{ \"formatId\": \"222\" }"),
      ])
    let simple = try #require(try catalogue.format(id: "10063170"))
    #expect(simple.revision == 3)
    let sample = try #require(try catalogue.samples(of: simple.identity).first)
    #expect(sample.name == "summer")
    let hash = try #require(sample.media["hero.jpg"])
    #expect(try catalogue.media(hash) == [0xFF, 0xD8, 0xFF, 0xD9])
    let spring = try #require(try catalogue.identity(slug: "spring"))
    #expect(try catalogue.format(spring, revision: 1)?.content.text == Array("{ \"slug\": \"spring\" }\r\n".utf8))
    let changes = try catalogue.changes()
    #expect(changes.map(\.note.author) == ["ada", "ada", "cy", "bo", "bo", "ada"])
    #expect(changes.map { $0.note.time - 1_700_000_000 } == [300, 240, 180, 120, 60, 0])
    #expect(changes.map { $0.note.reverts?.number ?? 0 } == [0, 4, 0, 0, 0, 0])
    #expect(changes.map(\.note.reason) == [nil, nil, nil, nil, "for spring", nil])
    let report = try catalogue.check()
    #expect(report.problems == [])
    #expect((report.formats, report.revisions) == (2, 8))
    #expect((report.samples, report.media) == (1, 1))
  }

  @Suite struct Recording {
    @Test(.enabled(if: ProcessInfo.processInfo.environment["RECORD"] == "1"))
    func `the filled catalogue of the newest schema is written, unless it stands`() throws {
      let target = folder.appendingPathComponent("schema-\(Migration.newest).db").path
      if !FileManager.default.fileExists(atPath: target) { try fill(target) }
    }
  }
}
