import Testing

@testable import CustomFormats

@Suite struct RandomHistoryTests {
  /// A catalogue and a model of it, to which the same is done.
  private struct Pair {
    let folder: CatalogueFolder
    let catalogue: Catalogue
    var model = CatalogueModel()
    var generator: SeededGenerator

    init(seed: UInt64) throws {
      folder = try CatalogueFolder()
      catalogue = try Catalogue.open(folder.catalogue, .writing)
      generator = SeededGenerator(seed)
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    /// Does one to four things in one change; what a catalogue refuses is not done at all.
    mutating func change() throws {
      var world = model.world
      var touched: Set<Int> = []
      let steps = number(0...3) == 0 ? number(2...4) : 1
      var refused = false
      do {
        try catalogue.change(by: .by()) { change in
          for _ in 0..<steps { try step(&change, &world, &touched) }
        }
      } catch is CatalogueError {
        refused = true
      }
      if !refused { model.change(to: world, touching: touched) }
    }

    private mutating func step(
      _ change: inout OpenChange, _ world: inout [Int: CatalogueModel.Format], _ touched: inout Set<Int>
    ) throws {
      let known = world.keys.sorted()
      let format = known.isEmpty ? 0 : known[number(0...known.count - 1)]
      let identity = StoredFormat.Identity(number: Int64(format))
      let latest = try catalogue.latestRevision(of: identity)?.number ?? 0
      let id = "\(number(1...6))"
      let text = "text \(number(1...1_000_000))"
      switch number(0...9) {
      case 0, 1:
        let added = try change.add(.some(id, text: text))
        world[Int(added.identity.number)] = .init(isLive: true, id: id, text: text)
        touched.insert(Int(added.identity.number))
      case 2, 3:
        guard latest > 0 else { return }
        let keepsID = world[format]?.isLive == true && number(0...2) > 0
        let newID = keepsID ? world[format]?.id ?? id : id
        try change.revise(identity, basedOn: latest, to: .some(newID, text: text))
        world[format]?.isLive = true
        world[format]?.id = newID
        world[format]?.text = text
        touched.insert(format)
      case 4:
        guard latest > 0, world[format]?.isLive == true else { return }
        try change.delete(identity, basedOn: latest)
        world[format]?.isLive = false
        touched.insert(format)
      case 5, 6, 7:
        guard world[format]?.isLive == true else { return }
        let sample = Self.sample(number(1...5), text, number(0...2))
        let added = try change.addSample(Self.content(sample), to: identity)
        world[format]?.samples[Int(added.identity.number)] = sample
        touched.insert(format)
      default:
        let samples = world[format]?.samples.keys.sorted() ?? []
        guard !samples.isEmpty else { return }
        let sample = samples[number(0...samples.count - 1)]
        let identity = StoredSample.Identity(number: Int64(sample))
        let latest = try #require(try catalogue.latestRevision(of: identity)).row.number
        if number(0...1) == 0 {
          try change.delete(identity, basedOn: latest)
          world[format]?.samples[sample] = nil
        } else {
          let revised = Self.sample(number(1...5), text, number(0...2))
          try change.revise(identity, basedOn: latest, to: Self.content(revised))
          world[format]?.samples[sample] = revised
        }
        touched.insert(format)
      }
    }

    private static func sample(_ name: Int, _ text: String, _ files: Int) -> CatalogueModel.Sample {
      let media = (0..<files).map { ("file\($0).png", [UInt8](repeating: UInt8(name), count: $0 + name)) }
      return CatalogueModel.Sample(name: "sample \(name)", text: text, media: Dictionary(uniqueKeysWithValues: media))
    }

    private static func content(_ sample: CatalogueModel.Sample) -> SampleContent {
      .some(sample.name, text: sample.text, media: sample.media.map { SampleMedia(path: $0.key, bytes: $0.value) })
    }

    mutating func revert(undo: Bool) throws {
      let could: Bool
      do {
        if undo { try catalogue.redo(by: .by()) } else { try catalogue.undo(by: .by()) }
        could = true
      } catch {
        could = false
      }
      #expect(model.revert(undo: undo) == could)
    }

    /// Expects that the catalogue holds what the model says.
    func expectSame() throws {
      let live = model.world.filter(\.value.isLive).sorted { $0.key < $1.key }
      let contents = try CatalogueContents(of: catalogue)
      #expect(contents.formats.map(\.number) == live.map { Int64($0.key) })
      for (found, expected) in zip(contents.formats, live) {
        #expect(found.format.content == .some(expected.value.id, text: expected.value.text))
        let samples = expected.value.samples.sorted { $0.key < $1.key }.map { _, sample in
          CatalogueContents.Sample(name: sample.name, text: Array(sample.text.utf8), media: sample.media)
        }
        #expect(found.format.samples == samples)
      }
    }
  }

  @Test(arguments: UInt64(1)...40)
  func `a random history of changes, undos and redos is what a simple model says`(seed: UInt64) throws {
    var pair = try Pair(seed: seed)
    for _ in 0..<60 {
      switch Int.random(in: 0...9, using: &pair.generator) {
      case 0...4: try pair.change()
      case 5...7: try pair.revert(undo: false)
      default: try pair.revert(undo: true)
      }
      try pair.expectSame()
    }
    #expect(try pair.catalogue.check().problems == [])
  }

  @Test(arguments: UInt64(1)...20)
  func `undoing everything leaves what was there at each step, and redoing everything leads back`(seed: UInt64) throws {
    var pair = try Pair(seed: seed)
    var states = [try CatalogueContents(of: pair.catalogue)]
    while states.count < 20 {
      let count = pair.model.changes.count
      try pair.change()
      if pair.model.changes.count > count { states.append(try CatalogueContents(of: pair.catalogue)) }
    }
    for state in states.reversed().dropFirst() {
      try pair.revert(undo: false)
      #expect(try CatalogueContents(of: pair.catalogue) == state)
    }
    for state in states.dropFirst() {
      try pair.revert(undo: true)
      #expect(try CatalogueContents(of: pair.catalogue) == state)
    }
    #expect(try pair.catalogue.check().problems == [])
  }
}
