import Testing

@testable import CustomFormats

@Suite struct CatalogueFormatsTests {
  let folder: CatalogueFolder
  let catalogue: Catalogue

  init() throws {
    folder = try CatalogueFolder()
    catalogue = try Catalogue.open(folder.catalogue, .writing)
  }

  @discardableResult private func add(_ content: FormatContent) throws -> StoredFormat {
    try catalogue.change(by: .by()) { change in try change.add(content) }
  }

  @discardableResult private func revise(_ format: StoredFormat, to content: FormatContent) throws -> StoredFormat {
    try catalogue.change(by: .by()) { change in
      try change.revise(format.identity, basedOn: format.revision, to: content)
    }
  }

  private func delete(_ identity: StoredFormat.Identity, basedOn revision: Int) throws {
    try catalogue.change(by: .by()) { change in try change.delete(identity, basedOn: revision) }
  }

  @Test func `a format is found by its ID, its slug and its identity, byte for byte`() throws {
    let text: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("{ \"formatId\" :\t10063170 }\r\n".utf8) + [0xFF, 0x00]
    let content = FormatContent(
      formatId: "10063170", slug: "simple-native", name: "Simple native", status: "active", text: text)
    let added = try catalogue.change(by: .by(at: 1_700_000_123)) { change in try change.add(content) }
    #expect(added.revision == 1)
    #expect(added.time == 1_700_000_123)
    let reader = try Catalogue.open(folder.catalogue, .reading)
    #expect(try reader.format(id: "10063170") == added)
    #expect(try reader.format(slug: "simple-native") == added)
    #expect(try reader.format(added.identity) == added)
    #expect(try reader.formats() == [added])
    #expect(try reader.format(id: "10063170")?.content.text == text)
    #expect(try reader.format(id: "10063171") == nil)
    #expect(try reader.format(slug: "Simple-native") == nil)
  }

  @Test func `the state is the latest revision and the older ones stay`() throws {
    let first = try add(.some("1", text: "one"))
    let second = try revise(first, to: .some("1", text: "two"))
    #expect(second.revision == 2)
    #expect(try catalogue.formats() == [second])
    #expect(try catalogue.format(first.identity, revision: 1) == first)
    #expect(try catalogue.format(first.identity, revision: 2) == second)
    #expect(try catalogue.format(first.identity, revision: 3) == nil)
    #expect(try catalogue.format(first.identity, revision: 0) == nil)
  }

  @Test func `a renumbered format keeps its identity and its history`() throws {
    let draft = try add(.some(nil, slug: "spring", text: "draft"))
    let numbered = try revise(draft, to: .some("222", slug: "spring", text: "numbered"))
    let renumbered = try revise(numbered, to: .some("333", slug: "spring", text: "renumbered"))
    #expect(renumbered.identity == draft.identity)
    #expect(try catalogue.format(id: "222") == nil)
    #expect(try catalogue.format(id: "333") == renumbered)
    #expect(try catalogue.identity(id: "222") == draft.identity)
    #expect(try catalogue.identity(id: "333") == draft.identity)
    #expect(try catalogue.identity(id: "444") == nil)
  }

  @Test func `a deleted format is gone from the state and found in the history`() throws {
    let format = try add(.some("1", slug: "one"))
    try delete(format.identity, basedOn: 1)
    #expect(try catalogue.formats() == [])
    #expect(try catalogue.formatNames() == [])
    #expect(try catalogue.format(id: "1") == nil)
    #expect(try catalogue.format(slug: "one") == nil)
    #expect(try catalogue.format(format.identity) == nil)
    #expect(try catalogue.format(format.identity, revision: 2) == nil)
    #expect(try catalogue.format(format.identity, revision: 1) == format)
    #expect(try catalogue.identity(slug: "one") == format.identity)
  }

  @Test func `a revision brings a deleted format back`() throws {
    let format = try add(.some("1"))
    try delete(format.identity, basedOn: 1)
    let back = try catalogue.change(by: .by()) { change in
      try change.revise(format.identity, basedOn: 2, to: format.content)
    }
    #expect(back.revision == 3)
    #expect(try catalogue.formats() == [back])
  }

  @Test func `an ID goes to a new format once the old one is deleted, and then belongs to the new one`() throws {
    let old = try add(.some("1", text: "old"))
    try delete(old.identity, basedOn: 1)
    let new = try add(.some("1", text: "new"))
    #expect(new.identity != old.identity)
    #expect(try catalogue.format(id: "1") == new)
    #expect(try catalogue.identity(id: "1") == new.identity)
    #expect(throws: CatalogueError.formatIdTaken(path: folder.catalogue, formatId: "1", by: new.names)) {
      try catalogue.change(by: .by()) { change in try change.revise(old.identity, basedOn: 2, to: old.content) }
    }
  }

  @Test func `no two live formats share an ID or a slug`() throws {
    let one = try add(.some("1", slug: "one", name: "One"))
    let two = try add(.some("2", slug: "two", name: "Two"))
    let idTaken = try #require(throws: CatalogueError.self) { try add(.some("1", slug: "three")) }
    #expect(idTaken == .formatIdTaken(path: folder.catalogue, formatId: "1", by: one.names))
    #expect("\(idTaken)" == "format ID 1 is taken in \(folder.catalogue) by \"One\"")
    let slugTaken = try #require(throws: CatalogueError.self) { try revise(two, to: .some("2", slug: "one")) }
    #expect(slugTaken == .slugTaken(path: folder.catalogue, slug: "one", by: one.names))
    #expect("\(slugTaken)" == "slug one is taken in \(folder.catalogue) by \"One\" (1)")
    #expect(try catalogue.formats() == [one, two])
    #expect(try catalogue.changes().count == 2)
  }

  @Test func `two formats of one change may not share an ID either`() throws {
    #expect(throws: CatalogueError.self) {
      try catalogue.change(by: .by()) { change in
        try change.add(.some("1"))
        try change.add(.some("1"))
      }
    }
    #expect(try catalogue.formats() == [])
  }

  @Test func `the names are those of the live formats as they are called now`() throws {
    let one = try add(.some("1", slug: "one", name: "One"))
    let two = try add(.some(nil, slug: "two", name: "Two"))
    let three = try add(.some("3", name: "Three"))
    try delete(three.identity, basedOn: 1)
    let renamed = try revise(one, to: .some("11", slug: "uno", name: "Uno"))
    #expect(try catalogue.formatNames() == [renamed.names, two.names])
    #expect(renamed.names == FormatNames(format: one.identity, formatId: "11", slug: "uno", name: "Uno"))
    #expect(try catalogue.formatNames().map(\.shortest) == ["11", "two"])
  }

  @Test func `a change that throws leaves nothing`() throws {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try catalogue.change(by: .by()) { change in
        try change.add(.some("1"))
        throw Stop()
      }
    }
    #expect(try catalogue.formats() == [])
    #expect(try catalogue.changes() == [])
  }

  @Test func `a change without effect writes nothing, and no note of it`() throws {
    let format = try add(.some("1"))
    try catalogue.change(by: .by()) { _ in }
    try catalogue.change(by: .by()) { change in
      let same = try change.revise(format.identity, basedOn: 1, to: format.content)
      #expect(same == format)
      #expect(change.identity == nil)
    }
    try delete(format.identity, basedOn: 1)
    try delete(format.identity, basedOn: 2)
    #expect(try catalogue.changes().count == 2)
  }

  @Test func `what is read inside a change shows what the change has done`() throws {
    try catalogue.change(by: .by()) { change in
      let format = try change.add(.some("1"))
      #expect(try catalogue.format(id: "1") == format)
      #expect(change.identity == format.change)
    }
  }

  @Test func `a format without a name or a text is refused`() throws {
    #expect(throws: CatalogueError.self) { try add(.some(nil, slug: nil)) }
    #expect(throws: CatalogueError.self) { try add(.some("1", text: "")) }
    #expect(try catalogue.changes() == [])
  }

  @Test func `a part that failed takes the whole change back, even when the body goes on`() throws {
    #expect(throws: CatalogueError.self) {
      try catalogue.change(by: .by()) { change in
        try change.add(.some("1"))
        _ = try? change.add(.some("2", text: ""))
      }
    }
    #expect(try catalogue.formats() == [])
  }

  @Test func `a change of a format that does not exist is refused`() throws {
    let nobody = StoredFormat.Identity(number: 99)
    #expect(throws: CatalogueError.noSuchFormat(path: folder.catalogue, nobody)) {
      try catalogue.change(by: .by()) { change in try change.revise(nobody, basedOn: 1, to: .some("1")) }
    }
    #expect(throws: CatalogueError.noSuchFormat(path: folder.catalogue, nobody)) { try delete(nobody, basedOn: 1) }
  }
}
