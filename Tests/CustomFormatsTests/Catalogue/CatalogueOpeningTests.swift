import Foundation
import Testing

@testable import CustomFormats

@Suite struct CatalogueOpeningTests {
  let folder: CatalogueFolder

  init() throws {
    folder = try CatalogueFolder()
  }

  /// Makes a catalogue with one format and closes it.
  private func makeCatalogue() throws {
    let catalogue = try Catalogue.open(folder.catalogue, .writing)
    try catalogue.change(by: .by()) { change in try change.add(.some("10063170", slug: "simple-native")) }
  }

  private func failure(_ access: Catalogue.Access, _ path: String? = nil) throws -> CatalogueError {
    try #require(throws: CatalogueError.self) { try Catalogue.open(path ?? folder.catalogue, access) }
  }

  @Test func `a reader makes no catalogue`() throws {
    #expect(try failure(.reading) == .missing(path: folder.catalogue))
    #expect(try failure(.reading, folder.path + "/no/such/x.db") == .missing(path: folder.path + "/no/such/x.db"))
    #expect(folder.names == [])
  }

  @Test func `a writer makes the catalogue and the folders above it, and leaves one file`() throws {
    let path = folder.path + "/share/formatctl/formatctl.db"
    _ = try Catalogue.open(path, .writing)
    _ = try Catalogue.open(path, .writing)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/share/formatctl") == ["formatctl.db"])
    #expect(try Catalogue.open(path, .reading).formats() == [])
  }

  @Test func `a reader leaves no file beside the catalogue and no byte of it changed`() throws {
    try makeCatalogue()
    let before = try folder.bytes(of: "formatctl.db")
    do {
      let catalogue = try Catalogue.open(folder.catalogue, .reading)
      #expect(try catalogue.formats().count == 1)
    }
    #expect(folder.names == ["formatctl.db"])
    #expect(try folder.bytes(of: "formatctl.db") == before)
  }

  @Test func `a reader refuses to change`() throws {
    try makeCatalogue()
    let catalogue = try Catalogue.open(folder.catalogue, .reading)
    #expect(throws: CatalogueError.readOnly(path: folder.catalogue)) {
      try catalogue.change(by: .by()) { change in try change.add(.some("1")) }
    }
  }

  @Test(arguments: [(0o555, 0o444), (0o555, 0o666), (0o777, 0o444)])
  func `where folder or file may not be written, reading works and leaves nothing`(folderMode: Int, fileMode: Int) throws {
    try makeCatalogue()
    try folder.allow(fileMode, on: folder.catalogue)
    try folder.allow(folderMode, on: folder.path)
    try asOrdinaryUser { () throws in
      let catalogue = try Catalogue.open(folder.catalogue, .reading)
      #expect(try catalogue.format(id: "10063170")?.content.slug == "simple-native")
      #expect(folder.names == ["formatctl.db"])
    }
    #expect(folder.names == ["formatctl.db"])
  }

  @Test(arguments: [(0o555, 0o444), (0o555, 0o666), (0o777, 0o444)])
  func `where folder or file may not be written, writing is refused`(folderMode: Int, fileMode: Int) throws {
    try makeCatalogue()
    try folder.allow(fileMode, on: folder.catalogue)
    try folder.allow(folderMode, on: folder.path)
    try asOrdinaryUser { () throws in
      #expect(try failure(.writing) == .readOnly(path: folder.catalogue))
    }
    #expect(folder.names == ["formatctl.db"])
  }

  @Test func `a catalogue that may not be read says so, for readers and writers`() throws {
    try makeCatalogue()
    try folder.allow(0o000, on: folder.catalogue)
    for log in [nil, [], [1]] as [[UInt8]?] {
      if let log { try folder.write(log, to: "formatctl.db-wal") }
      try asOrdinaryUser { () throws in
        let expected = CatalogueError.unreachable(path: folder.catalogue, reason: "Permission denied")
        let (reading, writing) = (try failure(.reading), try failure(.writing))
        #expect(reading == expected)
        #expect(writing == expected)
      }
    }
  }

  @Test func `a catalogue or a folder that cannot be made says why`() throws {
    try folder.allow(0o555, on: folder.path)
    try asOrdinaryUser { () throws in
      let here = "\(try failure(.writing))"
      #expect(here == "\(folder.catalogue) cannot be made: Permission denied")
      let deep = folder.path + "/a/formatctl.db"
      let inFolder = "\(try failure(.writing, deep))"
      #expect(inFolder == "\(deep) cannot be made: its folder \(folder.path)/a/ cannot be made: Permission denied")
    }
    try folder.allow(0o755, on: folder.path)
    try folder.write([1], to: "file")
    let below = folder.path + "/file/formatctl.db"
    let inFile = "\(try failure(.writing, below))"
    #expect(inFile == "\(below) cannot be made: its folder \(folder.path)/file/ cannot be made: File exists")
  }

  @Test(arguments: [Catalogue.Access.reading, .writing])
  func `a folder and a device are no catalogue`(access: Catalogue.Access) throws {
    #expect(try failure(access, folder.path) == .notAFile(path: folder.path, kind: "a folder"))
    #expect(try failure(access, "/dev/null") == .notAFile(path: "/dev/null", kind: "a device or a pipe"))
  }

  @Test(arguments: ["", "a\u{0}b"])
  func `what is no path is refused`(path: String) throws {
    #expect(try failure(.writing, path) == .unreachable(path: path, reason: "this is no path"))
  }

  @Test func `an empty file is none to a reader and a beginning to a writer`() throws {
    try folder.write([], to: "formatctl.db")
    #expect(try failure(.reading) == .empty(path: folder.catalogue))
    #expect(folder.names == ["formatctl.db"])
    try makeCatalogue()
    #expect(try Catalogue.open(folder.catalogue, .reading).formats().count == 1)
  }

  @Test(arguments: [Catalogue.Access.reading, .writing])
  func `a file of another kind is refused and stays as it is`(access: Catalogue.Access) throws {
    var state: UInt64 = 7
    let random = (0..<20_000).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(state >> 56)
    }
    for bytes in [
      random, Array(random.prefix(512)), Array("{\"formatId\":\"1\"}\n".utf8), [0], Array("SQLite format 3\u{0}".utf8),
    ] {
      try folder.write(bytes, to: "formatctl.db")
      let error = try failure(access)
      #expect(error == .notADatabase(path: folder.catalogue))
      #expect(try folder.bytes(of: "formatctl.db") == bytes)
      #expect(folder.names == ["formatctl.db"])
    }
  }

  @Test(arguments: [Catalogue.Access.reading, .writing])
  func `a database of another program is refused`(access: Catalogue.Access) throws {
    try Connection(folder.catalogue, .creating).run("CREATE TABLE notes (id INTEGER)")
    #expect(try failure(access) == .otherProgram(path: folder.catalogue, applicationID: 0))
    try Connection(folder.catalogue, .creating).run("PRAGMA application_id = 77")
    #expect(try failure(access) == .otherProgram(path: folder.catalogue, applicationID: 77))
    #expect(folder.names == ["formatctl.db"])
  }

  @Test(arguments: [Catalogue.Access.reading, .writing])
  func `a newer catalogue is refused by name with both numbers`(access: Catalogue.Access) throws {
    try makeCatalogue()
    try Connection(folder.catalogue, .creating).run("PRAGMA user_version = 9")
    let error = try failure(access)
    #expect(error == .newer(path: folder.catalogue, schema: 9, known: 1))
    #expect("\(error)" == "\(folder.catalogue) has catalogue schema 9, and this formatctl knows schemas up to 1")
  }

  @Test func `an older catalogue is not read before a writer has brought it up to date`() throws {
    try Connection(folder.catalogue, .creating).run(SQL(unchecked: "PRAGMA application_id = \(Catalogue.applicationID)"))
    #expect(try failure(.reading) == .older(path: folder.catalogue, schema: 0, known: 1))
    _ = try Catalogue.open(folder.catalogue, .writing)
    #expect(try Catalogue.open(folder.catalogue, .reading).formats() == [])
  }

  @Test func `names that SQLite reads otherwise are plain files`() throws {
    let strange = folder.path + "/a?mode=memory#%41 ü.db"
    try Catalogue.open(strange, .writing).change(by: .by()) { change in try change.add(.some("1")) }
    #expect(folder.names == ["a?mode=memory#%41 ü.db"])
    try folder.allow(0o555, on: folder.path)
    try asOrdinaryUser { () throws in
      #expect(try Catalogue.open(strange, .reading).format(id: "1") != nil)
    }
  }

  @Test func `a link leads to the catalogue`() throws {
    try makeCatalogue()
    let link = folder.path + "/link.db"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "formatctl.db")
    #expect(try Catalogue.open(link, .reading).formats().count == 1)
    try folder.allow(0o555, on: folder.path)
    try asOrdinaryUser { () throws in #expect(try Catalogue.open(link, .reading).formats().count == 1) }
  }
}
