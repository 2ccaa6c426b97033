import Testing

@testable import CustomFormats

@Suite struct CatalogueHistoryTests {
  let folder: CatalogueFolder
  let catalogue: Catalogue

  init() throws {
    folder = try CatalogueFolder()
    catalogue = try Catalogue.open(folder.catalogue, .writing)
  }

  @Test func `a change tells when, who, why, by which command and what it made`() throws {
    let note = ChangeNote(time: 1_700_000_000, author: "ada", reason: "spring", command: "formatctl create 1")
    let format = try catalogue.change(by: note) { change in
      let format = try change.add(.some("1", slug: "one", name: "One"))
      try change.addSample(.some("summer"), to: format.identity)
      return format
    }
    let change = try #require(try catalogue.changes().first)
    #expect(change.note == note)
    #expect(change.entries.map(\.format) == [format.names, format.names])
    #expect(change.entries.map(\.sample?.name) == [nil, "summer"])
    #expect(change.entries.map(\.revision) == [1, 1])
    #expect(change.entries.map(\.isDeletion) == [false, false])
    #expect(try catalogue.storedChange(change.identity) == change)
    #expect(try catalogue.storedChange(StoredChange.Identity(number: 99)) == nil)
  }

  @Test func `the newest change comes first, and a limit cuts the old ones`() throws {
    for number in 1...5 { try catalogue.change(by: .by("\(number)")) { change in try change.add(.some("\(number)")) } }
    #expect(try catalogue.changes().map(\.note.author) == ["5", "4", "3", "2", "1"])
    #expect(try catalogue.changes(limit: 2).map(\.note.author) == ["5", "4"])
    #expect(try catalogue.changes(limit: 0) == [])
  }

  @Test func `the history of one format has its changes and its samples' changes, and no other format's revisions`() throws {
    let (one, two) = try catalogue.change(by: .by("both")) { change in
      (try change.add(.some("1")), try change.add(.some("2")))
    }
    try catalogue.change(by: .by("only two")) { change in
      try change.revise(two.identity, basedOn: 1, to: .some("2", text: "new"))
    }
    let sample = try catalogue.change(by: .by("a sample")) { change in
      try change.addSample(.some("summer"), to: one.identity)
    }
    try catalogue.change(by: .by("no sample")) { change in try change.delete(sample.identity, basedOn: 1) }
    try catalogue.change(by: .by("gone")) { change in try change.delete(one.identity, basedOn: 1) }
    let changes = try catalogue.changes(of: one.identity)
    #expect(changes.map(\.note.author) == ["gone", "no sample", "a sample", "both"])
    #expect(changes.flatMap(\.entries).allSatisfy { $0.format.format == one.identity })
    #expect(changes.map { $0.entries.map(\.isDeletion) } == [[true], [true], [false], [false]])
  }

  @Test func `a format is called in each change what it was called then`() throws {
    let draft = try catalogue.change(by: .by()) { change in
      let draft = try change.add(.some(nil, slug: "spring"))
      try change.addSample(.some("a"), to: draft.identity)
      return draft
    }
    try catalogue.change(by: .by()) { change in
      try change.revise(draft.identity, basedOn: 1, to: .some("222", slug: "spring"))
      try change.addSample(.some("b"), to: draft.identity)
    }
    #expect(try catalogue.changes().map { $0.entries.map(\.format.shortest) } == [["222", "222"], ["spring", "spring"]])
  }

  @Test func `an undo and a redo are changes that name what they take back`() throws {
    let first = try catalogue.change(by: .by()) { change in try change.add(.some("1", text: "one")) }
    try catalogue.change(by: .by()) { change in
      try change.revise(first.identity, basedOn: 1, to: .some("1", text: "two"))
    }
    let edit = try #require(try catalogue.changes(limit: 1).first)
    let entry = try #require(edit.entries.first)
    let before = try #require(try catalogue.format(entry.format.format, revision: entry.revision - 1))
    try catalogue.change(by: .by(reverts: edit.identity)) { change in
      try change.revise(before.identity, basedOn: entry.revision, to: before.content)
    }
    let undo = try #require(try catalogue.changes(limit: 1).first)
    #expect(undo.note.reverts == edit.identity)
    #expect(try catalogue.format(id: "1")?.content == first.content)
    #expect(try catalogue.format(id: "1")?.revision == 3)
  }

  @Test func `a change cannot take back one that never was`() throws {
    #expect(throws: CatalogueError.self) {
      try catalogue.change(by: .by(reverts: StoredChange.Identity(number: 99))) { change in try change.add(.some("1")) }
    }
    #expect(try catalogue.changes() == [])
  }
}
