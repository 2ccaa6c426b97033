import CustomFormats
import Testing

@testable import formatctl

@Suite struct CatalogueUpdateEditingTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    folder.run(["create", "10063170", "--catalogue", "formatctl.db"])
  }

  private func shelf() throws -> CatalogueShelf {
    let common = try List.parse(["--catalogue", "formatctl.db"], path: ["list"]).common
    return try CatalogueShelf(common, in: folder.environment())
  }

  private func base() throws -> StoredFormat { try #require(try shelf().stored(FormatReference(argument: "10063170"))) }

  private func definition(_ base: StoredFormat, most: Int) -> FormatDefinition {
    let text = String(decoding: base.content.text, as: UTF8.self)
    return FormatFile.read(
      Array(text.replacing("\"maxCharacters\": 50", with: "\"maxCharacters\": \(most)").utf8))
  }

  private func write(_ update: CatalogueUpdate) throws {
    let environment = folder.environment()
    let location = try shelf().location
    try update.write(to: environment.openForWriting(location), at: location.path, by: environment.note(reason: nil))
  }

  @Test func `the second of two writers who began with the same revision is refused and shown the difference`() throws {
    let base = try base()
    let first = try CatalogueUpdate(editing: base, to: definition(base, most: 40), in: shelf())
    let second = try CatalogueUpdate(editing: base, to: definition(base, most: 30), in: shelf())
    try write(first)
    let error = try #require(throws: OutdatedDefinition.self) { try write(second) }
    #expect(error.description == "the change is based on revision 1 of 10063170, and the newest in formatctl.db is 2.")
    #expect(
      error.difference.contains(
        "\n-      \"limits\": { \"maxCharacters\": 40, \"shownCharacters\": 25, \"unit\": \"graphemes\" },\n"))
    #expect(
      error.difference.contains(
        "\n+      \"limits\": { \"maxCharacters\": 30, \"shownCharacters\": 25, \"unit\": \"graphemes\" },\n"))
    #expect(try self.base().content.text == definition(base, most: 40).text)
  }

  @Test func `a change of an older revision is refused before it is written`() throws {
    let base = try base()
    try write(CatalogueUpdate(editing: base, to: definition(base, most: 40), in: shelf()))
    let error = try #require(throws: OutdatedDefinition.self) {
      try CatalogueUpdate(editing: base, to: definition(base, most: 30), in: shelf())
    }
    #expect(error.difference.contains("\"maxCharacters\": 40"))
    #expect(throws: OutdatedDefinition.self) { try CatalogueUpdate(deleting: [base], in: shelf()) }
  }

  @Test func `a definition that stays the same makes no revision`() throws {
    let base = try base()
    let update = try CatalogueUpdate(editing: base, to: definition(base, most: 50), in: shelf())
    #expect(update.isEmpty)
    try write(update)
    #expect(try self.base() == base)
  }

  @Test func `a change says what it breaks`() throws {
    let base = try base()
    let update = try CatalogueUpdate(editing: base, to: definition(base, most: 40), in: shelf())
    #expect(
      update.lines(isDryRun: false, width: 80) == [
        "Revised Simple native (10063170), revision 2: 3 fields.",
        "  breaking: Headline: at most 40 characters, before 50. [limit-tightened]",
      ])
    #expect(update.lines(isDryRun: true, width: 80).prefix(4).suffix(2) == ["--- 10063170@1", "+++ 10063170@2"])
  }

  @Test func `a deleted format is gone with its samples, which a second deletion does not find`() throws {
    let base = try base()
    let update = try CatalogueUpdate(deleting: [base], in: shelf())
    #expect(update.lines(isDryRun: true, width: 80) == ["Would delete Simple native (10063170), revision 2: 3 fields."])
    try write(update)
    #expect(try shelf().stored(FormatReference(argument: "10063170")) == nil)
    let error = try #require(throws: Failure.self) { try CatalogueUpdate(deleting: [base], in: shelf()) }
    #expect(
      error.description
        == "10063170 was deleted from formatctl.db, and the change is based on revision 1 of it.")
  }

  @Test func `a sample that somebody else revised is not written over`() throws {
    let base = try base()
    let sample = try #require(try shelf().samples(of: base).first)
    var mine = sample.content
    var theirs = sample.content
    mine.text = Array("{ \"assets\": { \"Headline\": \"Mine\" } }\n".utf8)
    theirs.text = Array("{ \"assets\": { \"Headline\": \"Theirs\" } }\n".utf8)
    let second = CatalogueUpdate([.revising(sample, to: mine)], of: base)
    try write(CatalogueUpdate([.revising(sample, to: theirs)], of: base))
    let error = try #require(throws: OutdatedSample.self) { try write(second) }
    #expect(
      error.difference.contains("-{ \"assets\": { \"Headline\": \"Theirs\" } }\n+{ \"assets\": { \"Headline\": \"Mine\" } }\n"))
  }

  @Test func `samples that are added, revised and removed are said one by one`() throws {
    let base = try base()
    let sample = try #require(try shelf().samples(of: base).first)
    var other = sample.content
    other.name = "second"
    let update = CatalogueUpdate([.removing(sample), .adding(other), .revising(sample, to: sample.content)], of: base)
    #expect(
      update.lines(isDryRun: false, width: 80) == [
        "Removed the sample night-hikes from Simple native (10063170): 2 media files.",
        "Added the sample second to Simple native (10063170): 2 media files.",
      ])
  }
}
