import Foundation
import Testing

@testable import CustomFormats

@Suite struct CatalogueBackupTests {
  let folder: CatalogueFolder
  let catalogue: Catalogue

  private var copy: String { folder.path + "/copy.db" }

  init() throws {
    folder = try CatalogueFolder()
    catalogue = try Catalogue.open(folder.catalogue, .writing)
    try catalogue.change(by: .by()) { change in
      let format = try change.add(.some("1", slug: "one", text: String(repeating: "x", count: 20_000)))
      try change.addSample(
        .some("a", media: [SampleMedia(path: "x.png", bytes: [UInt8](repeating: 7, count: 300_000))]), to: format.identity)
    }
  }

  @Test func `a copy holds everything, also what stands in the log, in one file`() throws {
    #expect(try folder.bytes(of: "formatctl.db-wal").count > 300_000)
    let report = try Catalogue.open(folder.catalogue, .reading).backup(to: copy)
    #expect(report.formats == 1)
    #expect(report.media == 1)
    #expect(report.problems == [])
    #expect(folder.names.filter { $0.hasPrefix("copy") } == ["copy.db"])
    let alone = try CatalogueFolder()
    try alone.write(try folder.bytes(of: "copy.db"), to: "formatctl.db")
    let opened = try Catalogue.open(alone.catalogue, .writing)
    #expect(try CatalogueContents(of: opened) == CatalogueContents(of: catalogue))
    #expect(try opened.changes() == catalogue.changes())
    try opened.change(by: .by()) { try $0.add(.some("2")) }
  }

  @Test func `a copy never takes the place of a file, a folder or a link`() throws {
    try folder.write([1, 2, 3], to: "copy.db")
    let error = try #require(throws: CatalogueError.self) { try catalogue.backup(to: copy) }
    #expect("\(error)" == "\(copy) exists already, expected a path where nothing is")
    #expect(try folder.bytes(of: "copy.db") == [1, 2, 3])
    #expect(throws: CatalogueError.exists(path: folder.path)) { try catalogue.backup(to: folder.path) }
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "/nowhere/at/all")
    #expect(throws: CatalogueError.exists(path: folder.path + "/link")) { try catalogue.backup(to: folder.path + "/link") }
    #expect(throws: CatalogueError.exists(path: folder.catalogue)) { try catalogue.backup(to: folder.catalogue) }
  }

  @Test func `a path that cannot be made is refused with the system's reason`() throws {
    let error = try #require(throws: CatalogueError.self) { try catalogue.backup(to: folder.path + "/none/copy.db") }
    #expect("\(error)" == "\(folder.path)/none/copy.db cannot be made: No such file or directory")
    #expect(throws: CatalogueError.cannotCreate(path: "", reason: "this is no path")) { try catalogue.backup(to: "") }
    #expect(folder.names == ["formatctl.db", "formatctl.db-shm", "formatctl.db-wal"])
  }

  @Test func `a copy that is not sound is not kept`() throws {
    let damaged = try FilledCatalogue.copy(schema: 1)
    try Connection(damaged.catalogue, .creating).execute(
      "DROP TRIGGER media_is_not_updated; UPDATE media SET bytes = x'FFD8FFDA'")
    let error = try #require(throws: CatalogueError.self) {
      try Catalogue.open(damaged.catalogue, .reading).backup(to: damaged.path + "/copy.db")
    }
    #expect(
      "\(error)".hasPrefix("\(damaged.path)/copy.db was not made, since the copy of \(damaged.catalogue) is not sound: media "))
    #expect(damaged.names == ["formatctl.db"])
  }

  @Test func `a catalogue in a folder that may not be written is copied elsewhere`() throws {
    let copied = try FilledCatalogue.copy(schema: 1)
    try copied.allow(0o555, on: copied.path)
    try folder.allow(0o777, on: folder.path)
    try asOrdinaryUser { () throws in
      #expect(try Catalogue.open(copied.catalogue, .reading).backup(to: copy).formats == 2)
    }
  }

  @Test func `copies made while others write are states of one moment`() async throws {
    let (path, target) = (folder.catalogue, folder.path)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        let writer = try Catalogue.open(path, .writing)
        for number in 10..<60 {
          // Both or none are in a copy.
          try writer.change(by: .by()) { change in
            try change.add(.some("\(number)", text: String(repeating: "y", count: 9_000)))
            try change.add(.some("1\(number)"))
          }
        }
      }
      group.addTask {
        let reader = try Catalogue.open(path, .reading)
        for number in 0..<10 {
          let report = try reader.backup(to: "\(target)/copy-\(number).db")
          #expect(report.formats % 2 == 1)
        }
      }
      try await group.waitForAll()
    }
    #expect(folder.names.filter { $0.hasPrefix("copy-") }.count == 10)
  }
}
