import Foundation
import Testing

@testable import CustomFormats

@Suite struct CatalogueWritersTests {
  let folder: CatalogueFolder
  let catalogue: Catalogue
  let format: StoredFormat

  init() throws {
    folder = try CatalogueFolder()
    catalogue = try Catalogue.open(folder.catalogue, .writing)
    format = try catalogue.change(by: .by()) { change in try change.add(.some("1", text: "one")) }
  }

  @Test func `the second of two writers on one format is refused and shown what the first wrote`() throws {
    let other = try Catalogue.open(folder.catalogue, .writing)
    let seen = try #require(try other.format(id: "1"))
    let current = try catalogue.change(by: .by("ada")) { change in
      try change.revise(format.identity, basedOn: 1, to: .some("1", text: "ada's"))
    }
    let error = try #require(throws: CatalogueError.self) {
      try other.change(by: .by("bo")) { change in
        try change.revise(seen.identity, basedOn: seen.revision, to: .some("1", text: "bo's"))
      }
    }
    #expect(
      error == .outdated(path: folder.catalogue, format: format.names, basedOn: 1, latest: 2, current: current))
    #expect("\(error)" == "1 is at revision 2 in \(folder.catalogue), and the change is based on revision 1")
    #expect(try other.format(id: "1") == current)
    #expect(try other.changes().count == 2)
  }

  @Test func `a writer on a format that was deleted meanwhile is told so`() throws {
    let other = try Catalogue.open(folder.catalogue, .writing)
    try other.change(by: .by()) { change in try change.delete(format.identity, basedOn: 1) }
    let error = try #require(throws: CatalogueError.self) {
      try catalogue.change(by: .by()) { change in try change.revise(format.identity, basedOn: 1, to: .some("1")) }
    }
    #expect("\(error)" == "1 was deleted in revision 2 in \(folder.catalogue), and the change is based on revision 1")
  }

  @Test func `writers on different formats both succeed`() throws {
    let other = try Catalogue.open(folder.catalogue, .writing)
    try other.change(by: .by()) { change in try change.add(.some("2")) }
    try catalogue.change(by: .by()) { change in try change.revise(format.identity, basedOn: 1, to: .some("1", text: "x")) }
    #expect(try other.formats().map(\.revision) == [2, 1])
  }

  @Test func `a writer who comes while another writes waits, and then says who is in the way`() throws {
    let other = try Catalogue.open(folder.catalogue, .writing)
    other.connection.wait(atMost: 1)
    try catalogue.change(by: .by()) { change in
      try change.add(.some("2"))
      #expect(throws: CatalogueError.busy(path: folder.catalogue)) {
        try other.change(by: .by()) { change in try change.add(.some("3")) }
      }
      let reader = try Catalogue.open(folder.catalogue, .reading)
      #expect(try reader.formats().count == 1)
    }
    try other.change(by: .by()) { change in try change.add(.some("3")) }
    #expect(try other.formats().count == 3)
  }

  @Test func `many writers lose nothing`() async throws {
    let path = folder.catalogue
    let identity = format.identity
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          let catalogue = try Catalogue.open(path, .writing)
          for number in 0..<25 {
            try catalogue.change(by: .by("\(writer)")) { change in
              let current = try #require(try catalogue.format(identity))
              try change.revise(identity, basedOn: current.revision, to: .some("1", text: "\(writer) \(number)"))
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try catalogue.format(identity)?.revision == 101)
    #expect(try catalogue.check().problems == [])
  }

  @Test func `a crash after a change keeps it, and a crash within one keeps the state before`() throws {
    let after = try folder.crashed()
    #expect(after.names == ["formatctl.db", "formatctl.db-wal"])
    try catalogue.change(by: .by()) { change in
      try change.revise(format.identity, basedOn: 1, to: .some("1", text: String(repeating: "two", count: 3_000_000)))
      let within = try folder.crashed()
      #expect(try within.bytes(of: "formatctl.db-wal").count > 4_000_000)
      #expect(try Catalogue.open(within.catalogue, .reading).formats() == [format])
      #expect(within.names == ["formatctl.db"])
    }
    #expect(try Catalogue.open(after.catalogue, .reading).formats() == [format])
    #expect(try Catalogue.open(after.catalogue, .writing).check().problems == [])
    #expect(after.names == ["formatctl.db"])
  }

  @Test func `a log cut anywhere leaves the state before or the state after`() throws {
    let second = try catalogue.change(by: .by()) { change in
      try change.revise(format.identity, basedOn: 1, to: .some("1", text: "two"))
    }
    let log = try folder.bytes(of: "formatctl.db-wal")
    var states: Set<[StoredFormat]> = []
    for length in stride(from: log.count, through: log.count - 20_000, by: -1_000) {
      let crashed = try folder.crashed()
      try crashed.write(Array(log[..<length]), to: "formatctl.db-wal")
      states.insert(try Catalogue.open(crashed.catalogue, .reading).formats())
    }
    #expect(states == [[second], [format]])
  }

  @Test func `changes that stand in the log are read in a folder that may not be written`() throws {
    try folder.allow(0o555, on: folder.path)
    try folder.allow(0o444, on: folder.catalogue)
    try asOrdinaryUser { () throws in
      #expect(try Catalogue.open(folder.catalogue, .reading).formats() == [format])
    }
  }

  @Test func `changes that stand in a log without its index are refused there, not passed over`() throws {
    let crashed = try folder.crashed()
    try crashed.allow(0o555, on: crashed.path)
    try asOrdinaryUser { () throws in
      #expect(throws: CatalogueError.unmerged(path: crashed.catalogue)) {
        try Catalogue.open(crashed.catalogue, .reading)
      }
    }
  }

  @Test func `an empty log without its index is passed over in a folder that may not be written`() throws {
    let copy = try FilledCatalogue.copy(schema: 1)
    try copy.write([], to: "formatctl.db-wal")
    try copy.allow(0o555, on: copy.path)
    try asOrdinaryUser { () throws in
      #expect(try Catalogue.open(copy.catalogue, .reading).formats().count == 2)
    }
  }

  @Test func `a full disk keeps the state before, and the catalogue goes on`() throws {
    let pages = try #require(try catalogue.connection.value(Int.self, "PRAGMA page_count"))
    try catalogue.connection.run(SQL(unchecked: "PRAGMA max_page_count = \(pages + 2)"))
    let large = String(repeating: "x", count: 100_000)
    #expect(throws: CatalogueError.full(path: folder.catalogue)) {
      try catalogue.change(by: .by()) { change in
        try change.add(.some("2"))
        _ = try? change.add(.some("3", text: large))
        _ = try? change.add(.some("4"))
      }
    }
    #expect(!catalogue.connection.isInTransaction)
    #expect(try Catalogue.open(folder.catalogue, .reading).formats() == [format])
    try catalogue.change(by: .by()) { change in try change.add(.some("2")) }
    #expect(try catalogue.formats().count == 2)
  }

  @Test func `a writer that closes leaves everything in one file, even while another reads`() throws {
    let copy = try FilledCatalogue.copy(schema: 1)
    let reader = try Catalogue.open(copy.catalogue, .reading)
    do {
      let writer = try Catalogue.open(copy.catalogue, .writing)
      try writer.change(by: .by()) { change in try change.add(.some("333")) }
    }
    #expect(try copy.bytes(of: "formatctl.db-wal").isEmpty)
    #expect(try reader.format(id: "333") != nil)
    let alone = try CatalogueFolder()
    try alone.write(try copy.bytes(of: "formatctl.db"), to: "formatctl.db")
    #expect(try Catalogue.open(alone.catalogue, .reading).format(id: "333") != nil)
  }
}
