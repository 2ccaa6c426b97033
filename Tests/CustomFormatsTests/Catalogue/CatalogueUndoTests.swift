import Testing

@testable import CustomFormats

@Suite struct CatalogueUndoTests {
  let folder: CatalogueFolder
  let catalogue: Catalogue

  init() throws {
    folder = try CatalogueFolder()
    catalogue = try Catalogue.open(folder.catalogue, .writing)
  }

  @discardableResult private func change<Result>(_ command: String, _ body: (inout OpenChange) throws -> Result) throws -> Result
  {
    try catalogue.change(by: .by(command: command), body)
  }

  @discardableResult private func undo() throws -> Reversal { try catalogue.undo(by: .by("bo", command: "formatctl undo")) }
  @discardableResult private func redo() throws -> Reversal {
    try catalogue.redo(by: .by("bo", command: "formatctl undo --redo"))
  }

  /// Expects that undoing what a body does leaves what was there before, and that redoing leaves what was there after.
  private func expectUndone(_ body: (inout OpenChange) throws -> Void) throws {
    let before = try CatalogueContents(of: catalogue)
    try change("formatctl something", body)
    let after = try CatalogueContents(of: catalogue)
    #expect(before != after)
    let undone = try undo()
    #expect(try CatalogueContents(of: catalogue) == before)
    #expect(undone.reverted.note.command == "formatctl something")
    #expect(undone.made.note.reverts == undone.reverted.identity)
    let redone = try redo()
    #expect(try CatalogueContents(of: catalogue) == after)
    #expect(redone.reverted == undone.made)
    #expect(redone.made.note.reverts == undone.made.identity)
    #expect(try undo().reverted == redone.made)
    #expect(try CatalogueContents(of: catalogue) == before)
    #expect(try catalogue.check().problems == [])
  }

  @Test func `a format that was added is gone again`() throws {
    try expectUndone { change in
      let format = try change.add(.some("1", slug: "one"))
      try change.addSample(.some("a", media: [SampleMedia(path: "x.png", bytes: [1])]), to: format.identity)
    }
    #expect(try catalogue.formats() == [])
  }

  @Test func `a format that was revised, renumbered and renamed is as it was`() throws {
    let format = try change("add") { try $0.add(.some("1", slug: "one", name: "One", text: "one\r\n")) }
    try expectUndone { change in
      try change.revise(
        format.identity, basedOn: 1, to: .some("2", slug: "two", name: "Two", status: "inactive", text: "two"))
    }
    #expect(try catalogue.format(id: "1")?.content == format.content)
    #expect(try catalogue.format(id: "2") == nil)
  }

  @Test func `a format that was deleted is back with its samples`() throws {
    let format = try change("add") { change in
      let format = try change.add(.some("1"))
      try change.addSample(.some("a", media: [SampleMedia(path: "x.png", bytes: [1, 2])]), to: format.identity)
      return format
    }
    try expectUndone { try $0.delete(format.identity, basedOn: 1) }
    #expect(try catalogue.samples(of: format.identity).map(\.name) == ["a"])
  }

  @Test func `a deleted format that was brought back is deleted again`() throws {
    let format = try change("add") { try $0.add(.some("1")) }
    try change("delete") { try $0.delete(format.identity, basedOn: 1) }
    try expectUndone { try $0.revise(format.identity, basedOn: 2, to: .some("1", text: "back")) }
  }

  @Test func `samples that were added, revised and removed are as they were`() throws {
    let format = try change("add") { try $0.add(.some("1")) }
    try expectUndone { try $0.addSample(.some("a", media: [SampleMedia(path: "x.png", bytes: [1])]), to: format.identity) }
    let sample = try change("sample") { change in
      try change.addSample(.some("a", media: [SampleMedia(path: "x.png", bytes: [1])]), to: format.identity)
    }
    try expectUndone { change in
      try change.revise(
        sample.identity, basedOn: 1, to: .some("b", text: "{\r\n}", media: [SampleMedia(path: "y.png", bytes: [2])]))
    }
    try expectUndone { change in
      let latest = try #require(try catalogue.sample(sample.identity))
      try change.delete(sample.identity, basedOn: latest.revision)
    }
    let media = try #require(try catalogue.samples(of: format.identity).first?.media["x.png"])
    #expect(try catalogue.media(media) == [1])
  }

  @Test func `several formats and samples of one change come back together, whatever names they swapped`() throws {
    let (one, two) = try change("add") { change in
      (try change.add(.some("1", text: "one")), try change.add(.some("2", text: "two")))
    }
    let sample = try change("sample") { try $0.addSample(.some("a"), to: one.identity) }
    try expectUndone { change in
      try change.revise(one.identity, basedOn: 1, to: .some("9", text: "one"))
      try change.revise(two.identity, basedOn: 1, to: .some("1", text: "two"))
      try change.revise(one.identity, basedOn: 2, to: .some("2", text: "one"))
      try change.add(.some("3"))
      try change.revise(sample.identity, basedOn: 1, to: .some("b"))
      try change.addSample(.some("a"), to: one.identity)
    }
  }

  @Test func `undo again goes further back, and redo comes forward again`() throws {
    let format = try change("first") { try $0.add(.some("1", text: "0")) }
    for number in 1...4 {
      try change("edit \(number)") { try $0.revise(format.identity, basedOn: number, to: .some("1", text: "\(number)")) }
    }
    func text() throws -> String? { try catalogue.format(id: "1").map { String(decoding: $0.content.text, as: UTF8.self) } }
    #expect(try (0..<5).map { _ in try undo().reverted.note.command } == ["edit 4", "edit 3", "edit 2", "edit 1", "first"])
    #expect(try text() == nil)
    #expect(try catalogue.nextUndo() == nil)
    let states = try (0..<5).map { _ in
      try redo()
      return try text()
    }
    #expect(states == ["0", "1", "2", "3", "4"])
    #expect(try catalogue.nextRedo() == nil)
  }

  @Test func `a redo can be undone, and what follows is a change like any other`() throws {
    let format = try change("add") { try $0.add(.some("1", text: "a")) }
    try change("edit") { try $0.revise(format.identity, basedOn: 1, to: .some("1", text: "b")) }
    try undo()
    try redo()
    #expect(try catalogue.nextUndo()?.note.command == "formatctl undo --redo")
    #expect(try catalogue.nextRedo() == nil)
    try undo()
    #expect(try catalogue.nextUndo()?.note.command == "add")
    try change("other") { try $0.add(.some("2")) }
    #expect(try catalogue.nextUndo()?.note.command == "other")
    #expect(try catalogue.nextRedo()?.note.reverts != nil)
    try redo()
    #expect(try catalogue.format(id: "1")?.content.text == Array("b".utf8))
  }

  @Test func `a redo is refused when a later change touched the format, and says which`() throws {
    let format = try change("add") { try $0.add(.some("1", text: "a")) }
    try change("formatctl edit 1") { try $0.revise(format.identity, basedOn: 1, to: .some("1", text: "b")) }
    try undo()
    try catalogue.change(by: .by("cy", command: "formatctl field set 1 Headline max=25")) { change in
      try change.revise(format.identity, basedOn: 3, to: .some("1", text: "c"))
    }
    let before = try CatalogueContents(of: catalogue)
    let error = try #require(throws: CatalogueError.self) { try redo() }
    #expect(
      "\(error)" == """
        1 was changed since in \(folder.catalogue) by change 4 (formatctl field set 1 Headline max=25, cy), \
        so change 3 (formatctl undo, bo) cannot be taken back
        """)
    #expect(try CatalogueContents(of: catalogue) == before)
    #expect(try catalogue.changes().count == 4)
    try undo()
    try redo()
    #expect(try CatalogueContents(of: catalogue) == before)
  }

  @Test func `a sample that was added since counts as a touch of its format`() throws {
    let format = try change("add") { try $0.add(.some("1")) }
    try change("delete") { try $0.delete(format.identity, basedOn: 1) }
    try undo()
    try change("sample") { try $0.addSample(.some("a"), to: format.identity) }
    #expect(throws: CatalogueError.self) { try redo() }
    #expect(try catalogue.format(id: "1") != nil)
  }

  @Test func `a redo is refused when its name is taken by now`() throws {
    try change("add") { try $0.add(.some("1", name: "Old")) }
    try undo()
    let new = try change("new") { try $0.add(.some("1", name: "New")) }
    #expect(throws: CatalogueError.formatIdTaken(path: folder.catalogue, formatId: "1", by: new.names)) { try redo() }
  }

  @Test func `nothing to undo or to redo is said, and nothing is written`() throws {
    let none = try #require(throws: CatalogueError.self) { try undo() }
    #expect("\(none)" == "\(folder.catalogue) has no change that is left to undo")
    try change("add") { try $0.add(.some("1")) }
    let noUndo = try #require(throws: CatalogueError.self) { try redo() }
    #expect("\(noUndo)" == "\(folder.catalogue) has no undo that is left to take back")
    #expect(try catalogue.changes().count == 1)
  }

  @Test func `only the change that was agreed to is undone`() throws {
    try change("formatctl create 1") { try $0.add(.some("1")) }
    let seen = try #require(try catalogue.nextUndo())
    #expect(seen.note.author == "ada")
    let other = try Catalogue.open(folder.catalogue, .writing)
    try other.change(by: .by("cy", command: "formatctl create 2")) { try $0.add(.some("2")) }
    let error = try #require(throws: CatalogueError.self) { try catalogue.undo(seen.identity, by: .by()) }
    #expect(
      "\(error)"
        == "change 1 is not the next to be taken back in \(folder.catalogue), expected change 2 (formatctl create 2, cy)")
    #expect(try catalogue.formats().count == 2)
    try catalogue.undo(try catalogue.nextUndo()?.identity, by: .by())
    try catalogue.undo(seen.identity, by: .by())
    #expect(try catalogue.formats().count == 0)
  }

  @Test func `the note of an undo tells when, who and why`() throws {
    try change("add") { try $0.add(.some("1")) }
    let note = ChangeNote(time: 1_700_000_999, author: "bo", reason: "too early", command: "formatctl undo -m 'too early'")
    let made = try catalogue.undo(by: note).made
    #expect(made.note.time == 1_700_000_999)
    #expect(made.note.author == "bo")
    #expect(made.note.reason == "too early")
    #expect(made.note.command == "formatctl undo -m 'too early'")
    #expect(made.entries.map(\.isDeletion) == [true])
  }

  @Test func `a catalogue open for reading tells what is next and undoes nothing`() throws {
    try change("add") { try $0.add(.some("1")) }
    let reader = try Catalogue.open(folder.catalogue, .reading)
    #expect(try reader.nextUndo()?.note.command == "add")
    #expect(throws: CatalogueError.readOnly(path: folder.catalogue)) { try reader.undo(by: .by()) }
  }

  @Test func `a lost revision is not made up`() throws {
    let format = try change("add") { try $0.add(.some("1")) }
    try change("edit") { try $0.revise(format.identity, basedOn: 1, to: .some("1", text: "b")) }
    try Connection(folder.catalogue, .creating).execute(
      "DROP TRIGGER format_revision_is_not_deleted; DELETE FROM format_revision WHERE number = 1")
    let error = try #require(throws: CatalogueError.self) { try undo() }
    #expect("\(error)" == "revision 1 of 1 is not in \(folder.catalogue) any more, so what followed it cannot be taken back")
  }
}
