import Testing

@testable import CustomFormats

@Suite struct CatalogueSamplesTests {
  let folder: CatalogueFolder
  let catalogue: Catalogue
  let format: StoredFormat

  init() throws {
    folder = try CatalogueFolder()
    catalogue = try Catalogue.open(folder.catalogue, .writing)
    format = try catalogue.change(by: .by()) { change in try change.add(.some("1")) }
  }

  @discardableResult private func add(_ content: SampleContent) throws -> StoredSample {
    try catalogue.change(by: .by()) { change in try change.addSample(content, to: format.identity) }
  }

  @Test func `a sample is kept with its text and its media, byte for byte`() throws {
    let jpeg: [UInt8] = [0xFF, 0xD8, 0x00, 0xFF, 0xD9]
    let added = try add(
      .some(
        "summer", text: "{\r\n}",
        media: [SampleMedia(path: "img/hero.jpg", bytes: jpeg), SampleMedia(path: "empty.bin", bytes: [])]))
    let reader = try Catalogue.open(folder.catalogue, .reading)
    let sample = try #require(try reader.samples(of: format.identity).first)
    #expect(sample == added)
    #expect(sample.text == Array("{\r\n}".utf8))
    #expect(sample.media.keys.sorted() == ["empty.bin", "img/hero.jpg"])
    #expect(try reader.media(try #require(sample.media["img/hero.jpg"])) == jpeg)
    #expect(try reader.media(try #require(sample.media["empty.bin"])) == [])
    #expect(try reader.media(MediaHash(of: [1, 2, 3])) == nil)
  }

  @Test func `the same bytes are kept once`() throws {
    let bytes = [UInt8](repeating: 1, count: 5_000)
    try add(.some("a", media: [SampleMedia(path: "x.png", bytes: bytes), SampleMedia(path: "y.png", bytes: bytes)]))
    let other = try add(.some("b", media: [SampleMedia(path: "z.png", bytes: bytes)]))
    try add(.some("c", media: [SampleMedia(path: "w.png", hash: try #require(other.media["z.png"]))]))
    #expect(try catalogue.check().media == 1)
    #expect(
      try catalogue.samples(of: format.identity).flatMap { $0.media.keys }.sorted() == ["w.png", "x.png", "y.png", "z.png"])
  }

  @Test func `a sample has revisions, and is removed and brought back`() throws {
    let first = try add(.some("a", media: [SampleMedia(path: "x.png", bytes: [1])]))
    let second = try catalogue.change(by: .by()) { change in
      try change.revise(first.identity, basedOn: 1, to: .some("b", text: "new"))
    }
    #expect(second.revision == 2)
    #expect(second.media == [:])
    #expect(try catalogue.samples(of: format.identity) == [second])
    try catalogue.change(by: .by()) { change in try change.delete(first.identity, basedOn: 2) }
    #expect(try catalogue.samples(of: format.identity) == [])
    #expect(try catalogue.sample(first.identity) == nil)
    let back = try catalogue.change(by: .by()) { change in
      try change.revise(first.identity, basedOn: 3, to: first.content)
    }
    #expect(back.revision == 4)
    #expect(back.media == first.media)
    #expect(try catalogue.sample(first.identity) == back)
    #expect(try catalogue.sample(first.identity, revision: 1) == first)
    #expect(try catalogue.sample(first.identity, revision: 3) == nil)
  }

  @Test func `the samples of a deleted format come back with it`() throws {
    let sample = try add(.some("a"))
    try catalogue.change(by: .by()) { change in try change.delete(format.identity, basedOn: 1) }
    #expect(try catalogue.check().samples == 0)
    #expect(throws: CatalogueError.noSuchFormat(path: folder.catalogue, format.identity)) { try add(.some("b")) }
    try catalogue.change(by: .by()) { change in try change.revise(format.identity, basedOn: 2, to: format.content) }
    #expect(try catalogue.samples(of: format.identity) == [sample])
  }

  @Test func `a format has no two samples of one name, and another format may`() throws {
    try add(.some("a"))
    let b = try add(.some("b"))
    let taken = CatalogueError.sampleNameTaken(path: folder.catalogue, name: "a")
    #expect(throws: taken) { try add(.some("a")) }
    #expect(throws: taken) {
      try catalogue.change(by: .by()) { change in try change.revise(b.identity, basedOn: 1, to: .some("a")) }
    }
    try catalogue.change(by: .by()) { change in
      let other = try change.add(.some("2"))
      try change.addSample(.some("a"), to: other.identity)
    }
    #expect(try catalogue.check().samples == 3)
  }

  @Test func `a sample's change is based on its latest revision`() throws {
    let sample = try add(.some("a"))
    let current = try catalogue.change(by: .by()) { change in
      try change.revise(sample.identity, basedOn: 1, to: .some("a", text: "two"))
    }
    let error = try #require(throws: CatalogueError.self) {
      try catalogue.change(by: .by()) { change in try change.delete(sample.identity, basedOn: 1) }
    }
    #expect(error == .sampleOutdated(path: folder.catalogue, name: "a", basedOn: 1, latest: 2, current: current))
    #expect(
      "\(error)" == "sample \"a\" is at revision 2 in \(folder.catalogue), and the change is based on revision 1")
    #expect(throws: CatalogueError.noSuchSample(path: folder.catalogue, StoredSample.Identity(number: 9))) {
      try catalogue.change(by: .by()) { change in try change.delete(StoredSample.Identity(number: 9), basedOn: 1) }
    }
  }

  @Test func `a change of a sample without effect writes nothing`() throws {
    let sample = try add(.some("a", media: [SampleMedia(path: "x.png", bytes: [1])]))
    try catalogue.change(by: .by()) { change in
      try change.revise(
        sample.identity, basedOn: 1, to: .some("a", media: [SampleMedia(path: "x.png", bytes: [1])]))
      #expect(change.identity == nil)
    }
    #expect(try catalogue.changes().count == 2)
  }

  @Test func `media that a catalogue does not take are refused before anything is written`() throws {
    let unknown = MediaHash(of: [9])
    #expect(throws: CatalogueError.noSuchMedia(path: folder.catalogue, file: "x.png", unknown)) {
      try add(.some("a", media: [SampleMedia(path: "x.png", hash: unknown)]))
    }
    #expect(throws: CatalogueError.mediaPathTwice(path: folder.catalogue, file: "x.png")) {
      try add(.some("a", media: [SampleMedia(path: "x.png", bytes: [1]), SampleMedia(path: "x.png", bytes: [2])]))
    }
    let large = [UInt8](repeating: 0, count: 67_108_865)
    let error = try #require(throws: CatalogueError.self) {
      try add(.some("a", media: [SampleMedia(path: "film.mp4", bytes: large)]))
    }
    #expect(
      "\(error)" == "film.mp4 has 67108865 bytes, and \(folder.catalogue) takes media of at most 67108864")
    #expect(try catalogue.check().media == 0)
    #expect(try catalogue.changes().count == 1)
  }

  @Test func `the largest media fit`() throws {
    let large = [UInt8](repeating: 3, count: 67_108_864)
    let sample = try add(.some("a", media: [SampleMedia(path: "film.mp4", bytes: large)]))
    let back = try catalogue.media(try #require(sample.media["film.mp4"]))
    #expect(back?.count == 67_108_864)
    #expect(back == large)
  }
}
