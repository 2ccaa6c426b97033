import Testing

@testable import CustomFormats

@Suite struct CatalogueRecoverTests {
  private static let original = Result { try DamagedCatalogue() }

  /// The author of what a recovery writes itself.
  private static let note = ChangeNote.by("recovery", at: 1_800_000_000, command: "formatctl catalogue recover")

  private let original: DamagedCatalogue
  private let folder: CatalogueFolder

  private var recovered: String { folder.path + "/recovered.db" }

  init() throws {
    original = try Self.original.get()
    folder = try CatalogueFolder()
  }

  private func recover(_ bytes: [UInt8]) throws -> RecoveryReport {
    try folder.write(bytes, to: "formatctl.db")
    let report = try Catalogue.recover(folder.catalogue, to: recovered, by: Self.note)
    #expect(try folder.bytes(of: "formatctl.db") == bytes)
    return report
  }

  private static func isGap(_ problem: CatalogueProblem) -> Bool {
    switch problem {
    case .formatRevisionGap, .sampleRevisionGap: true
    default: false
    }
  }

  @Test func `a sound catalogue is recovered whole`() throws {
    let report = try recover(original.bytes)
    #expect(report.losses == [])
    #expect(report.contents.problems == [])
    #expect(folder.names == ["formatctl.db", "recovered.db"])
    let catalogue = try Catalogue.open(recovered, .writing)
    #expect(try CatalogueContents(of: catalogue) == original.contents)
    #expect(try catalogue.changes() == original.changes)
    try catalogue.undo(by: .by())
  }

  @Test func `changes that stand in the log are recovered too`() throws {
    let copy = try CatalogueFolder()
    try copy.write(original.bytes, to: "formatctl.db")
    let writer = try Catalogue.open(copy.catalogue, .writing)
    let added = try writer.change(by: .by()) { change in
      let format = try change.add(.some("777", text: String(repeating: "x", count: 9_000)))
      try change.addSample(.some("a", media: [SampleMedia(path: "x.png", bytes: [1, 2, 3])]), to: format.identity)
      return format
    }
    let crashed = try copy.crashed()
    #expect(try Catalogue.recover(crashed.catalogue, to: recovered, by: Self.note).losses == [])
    #expect(try Catalogue.open(recovered, .reading).format(id: "777") == added)
    // What a commit has not ended is no change.
    let log = try copy.bytes(of: "formatctl.db-wal")
    for length in stride(from: 0, to: log.count, by: 7_321) {
      let cut = try CatalogueFolder()
      try cut.write(original.bytes, to: "formatctl.db")
      try cut.write(Array(log[..<length]), to: "formatctl.db-wal")
      #expect(try Catalogue.recover(cut.catalogue, to: cut.path + "/recovered.db", by: Self.note).losses == [])
      let found = try Catalogue.open(cut.path + "/recovered.db", .reading)
      #expect(try CatalogueContents(of: found) == original.contents)
    }
    // The first page stands in the log, so that the file's own may be lost.
    let headless = try copy.crashed()
    try headless.write([UInt8](repeating: 0xA5, count: 4_096) + original.bytes[4_096...], to: "formatctl.db")
    #expect(try Catalogue.recover(headless.catalogue, to: folder.path + "/headless.db", by: Self.note).losses == [])
    #expect(try Catalogue.open(folder.path + "/headless.db", .reading).format(id: "777") == added)
  }

  @Test(arguments: UInt64(1)...40)
  func `what stands on pages that were not written over is recovered, and what is lost is named`(seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    let count = Int.random(in: 1...(seed % 4 == 0 ? original.pageCount / 3 : 8), using: &generator)
    var lost = Set((1...original.pageCount).shuffled(using: &generator).prefix(count))
    if seed % 5 == 0 { lost.insert(1) }
    var bytes = original.bytes
    for page in lost {
      bytes.replaceSubrange((page - 1) * 4_096..<page * 4_096, with: DamagedCatalogue.noise(4_096, &generator))
    }
    let report = try recover(bytes)
    let expected = Expected(original, lost)
    let connection = try Connection(recovered, .reading)
    let own = Set(try connection.values(Int64.self, "SELECT id FROM change WHERE author = 'recovery'"))
    for table in ["format_revision", "sample_revision", "sample_media", "media", "format", "sample"] {
      var found = try DamagedCatalogue.read(table, of: connection)
      if table.hasSuffix("revision") { found = found.filter { !own.contains(Self.change($0.value)) } }
      #expect(found == expected.rows[table]?.mapValues(\.text), "\(table) without \(lost.sorted())")
      expectNamed(table, found, report)
    }
    let notes = try DamagedCatalogue.read("change", of: connection).filter { !own.contains($0.key) }
    #expect(notes.filter { !$0.value.contains("|unknown|") } == expected.rows["change"]?.mapValues(\.text))
    expectNamed("change", notes.filter { !$0.value.contains("|unknown|") }, report)
    #expect(report.contents.problems.filter { !Self.isGap($0) } == [])
  }

  /// Expects that every row of the original that was not found is named, and none that was.
  private func expectNamed(_ table: String, _ found: [Int64: String], _ report: RecoveryReport) {
    var named: Set<Int64> = []
    for loss in report.losses {
      switch loss {
      case .rows(table, let rows): named.formUnion(rows)
      case .rowsAfter(table, let last): named.formUnion((last + 1)...10_000)
      case .leftOut(table, let row, _): named.insert(row)
      default: break
      }
    }
    #expect(named.isDisjoint(with: found.keys), "\(table)")
    // Rows of formats and samples of which nothing is left are named by their revisions.
    guard table != "format", table != "sample" else { return }
    let missing = (original.rows[table] ?? [:]).keys.filter { found[$0] == nil && !named.contains($0) }
    #expect(missing.sorted() == [], "\(table)")
  }

  private static func change(_ revision: String) -> Int64 {
    let columns = revision.split(separator: "|", omittingEmptySubsequences: false)
    return columns.count > 2 ? Int64(columns[2]) ?? 0 : 0
  }

  /// The rows that can be recovered without some pages.
  private struct Expected {
    var rows: [String: [Int64: DamagedCatalogue.Row]]

    init(_ original: DamagedCatalogue, _ lost: Set<Int>) {
      rows = original.rows.mapValues { $0.filter { $0.value.pages.isDisjoint(with: lost) } }
      func columns(_ row: DamagedCatalogue.Row) -> [Substring] {
        row.text.split(separator: "|", omittingEmptySubsequences: false)
      }
      func subject(_ row: DamagedCatalogue.Row) -> Int64 { Int64(columns(row)[0]) ?? 0 }
      func hasText(_ row: DamagedCatalogue.Row) -> Bool { columns(row).last != "NULL" }

      let revisions = rows["format_revision"] ?? [:]
      let formats = Set(revisions.values.filter(hasText).map(subject))
      rows["format_revision"] = revisions.filter { formats.contains(subject($0.value)) }
      rows["format"] = original.rows["format"]?.filter { formats.contains($0.key) }

      // A sample has its format by its row, or by a text that names it: {\n "formatId".
      let sampleRevisions = rows["sample_revision"] ?? [:]
      let naming = Set(sampleRevisions.values.filter { $0.text.contains("X'7B2022666F726D61744964") }.map(subject))
      let placed =
        original.rows["sample"]?.filter { id, row in
          (rows["sample"]?[id] != nil || naming.contains(id)) && formats.contains(Int64(row.text) ?? 0)
        } ?? [:]
      let samples = Set(sampleRevisions.values.filter(hasText).map(subject)).intersection(placed.keys)
      rows["sample_revision"] = sampleRevisions.filter { samples.contains(subject($0.value)) }
      rows["sample"] = placed.filter { samples.contains($0.key) }

      let kept = Set((rows["sample_revision"] ?? [:]).values.map { columns($0).prefix(2).joined(separator: "|") })
      let hashes = Set((rows["media"] ?? [:]).values.map { String(columns($0)[0]) })
      rows["sample_media"] = rows["sample_media"]?.filter { _, row in
        kept.contains(columns(row).prefix(2).joined(separator: "|")) && hashes.contains(String(columns(row)[3]))
      }
    }
  }

  @Test(arguments: UInt64(1)...12)
  func `every row that SQLite still finds by walking from both ends is recovered`(seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    let lost = (2...original.pageCount).shuffled(using: &generator).prefix(6)
    var bytes = original.bytes
    for page in lost {
      bytes.replaceSubrange((page - 1) * 4_096..<page * 4_096, with: DamagedCatalogue.noise(4_096, &generator))
    }
    _ = try recover(bytes)
    let (damaged, found) = (try Connection(folder.catalogue, .reading), try Connection(recovered, .reading))
    for table in ["change", "media"] {
      let lines = try #require(DamagedCatalogue.lines[table])
      let rows = try DamagedCatalogue.read(table, of: found)
      for order: SQL in ["ORDER BY id", "ORDER BY id DESC"] {
        for (id, line) in Self.walk("\(lines) \(order)", on: damaged) {
          // SQLite also gives out what was written over the end of a file.
          if original.rows[table]?[id]?.text == line { #expect(rows[id] == line, "\(table) \(id)") }
        }
      }
    }
  }

  /// Reads rows until SQLite stumbles.
  private static func walk(_ sql: SQL, on connection: Connection) -> [(Int64, String)] {
    var rows: [(Int64, String)] = []
    try? read(sql, on: connection) { rows.append(($0, $1)) }
    return rows
  }

  private static func read(_ sql: SQL, on connection: Connection, _ row: (Int64, String) -> Void) throws {
    let statement = try Statement(sql, on: connection)
    while try statement.step() { row(try statement.column(0), try statement.column(1)) }
  }

  @Test(arguments: UInt64(1)...40)
  func `bytes written over anywhere never stop a recovery, and media are held to their hashes`(seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    var bytes = original.bytes
    for _ in 0..<Int.random(in: 1...200, using: &generator) {
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 1...300, using: &generator))
      bytes.replaceSubrange(start..<end, with: DamagedCatalogue.noise(end - start, &generator))
    }
    let report = try recover(bytes)
    #expect(report.contents.problems.filter { !Self.isGap($0) } == [])
    let found = try DamagedCatalogue.read("media", of: try Connection(recovered, .reading))
    for (id, line) in found { #expect(original.rows["media"]?[id]?.text == line) }
  }

  @Test func `a catalogue cut short anywhere gives what stands before the cut`() throws {
    for length in stride(from: 0, to: original.bytes.count, by: 40_961) {
      let cut = try CatalogueFolder()
      try cut.write(Array(original.bytes[..<length]), to: "formatctl.db")
      do {
        let report = try Catalogue.recover(cut.catalogue, to: cut.path + "/recovered.db", by: Self.note)
        #expect(report.losses != [])
        #expect(report.contents.problems.filter { !Self.isGap($0) } == [])
      } catch {
        #expect(error == .nothingToRecover(path: cut.catalogue) || length < 512)
        #expect(length < 4_096 * 16)
        #expect(cut.names == ["formatctl.db"])
      }
    }
  }

  @Test func `a file of random bytes holds nothing, and a folder or another program's database is refused`() throws {
    var generator = SeededGenerator(1)
    try folder.write(DamagedCatalogue.noise(100_000, &generator), to: "formatctl.db")
    let error = try #require(throws: CatalogueError.self) {
      try Catalogue.recover(folder.catalogue, to: recovered, by: Self.note)
    }
    #expect("\(error)" == "\(folder.catalogue) has no row of a catalogue that can still be read")
    #expect(throws: CatalogueError.notAFile(path: folder.path, kind: "a folder")) {
      try Catalogue.recover(folder.path, to: recovered, by: Self.note)
    }
    #expect(throws: CatalogueError.missing(path: folder.path + "/none.db")) {
      try Catalogue.recover(folder.path + "/none.db", to: recovered, by: Self.note)
    }
    try Connection(folder.path + "/other.db", .creating).execute(
      "PRAGMA application_id = 77; CREATE TABLE t (id INTEGER PRIMARY KEY, a INTEGER); INSERT INTO t VALUES (1, 2)")
    #expect(throws: CatalogueError.otherProgram(path: folder.path + "/other.db", applicationID: 77)) {
      try Catalogue.recover(folder.path + "/other.db", to: recovered, by: Self.note)
    }
    #expect(folder.names == ["formatctl.db", "other.db"])
  }

  @Test func `a recovered catalogue never takes the place of a file`() throws {
    try folder.write(original.bytes, to: "formatctl.db")
    #expect(throws: CatalogueError.exists(path: folder.catalogue)) {
      try Catalogue.recover(folder.catalogue, to: folder.catalogue, by: Self.note)
    }
    #expect(try folder.bytes(of: "formatctl.db") == original.bytes)
  }

  @Test func `the shapes are the columns of the schema, and no row has two shapes`() throws {
    let connection = try Catalogue.open(folder.catalogue, .writing).connection
    let tables = try connection.values(String.self, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    #expect(tables == TableShape.all.map(\.name).sorted())
    for shape in TableShape.all {
      let columns = try connection.values(
        String.self,
        "SELECT name || ' ' || type || ' ' || (\"notnull\" = 0) FROM pragma_table_info(\(shape.name)) WHERE pk = 0 ORDER BY cid")
      #expect(
        columns == shape.columns.map { "\($0.name) \($0.kind == .hash ? "BLOB" : $0.kind.rawValue) \($0.isOptional ? 1 : 0)" })
    }
    for (index, one) in TableShape.all.enumerated() {
      for other in TableShape.all[(index + 1)...] where one.columns.count == other.columns.count {
        let differ = zip(one.columns, other.columns).contains { a, b in
          a.kind != b.kind && !(a.isOptional && b.isOptional)
        }
        #expect(differ, "\(one.name) and \(other.name)")
      }
    }
  }

  @Test func `names that two formats have after a loss are settled for the newer one`() throws {
    let copy = try CatalogueFolder()
    do {
      let catalogue = try Catalogue.open(copy.catalogue, .writing)
      let old = try catalogue.change(by: .by()) { try $0.add(.some("1", slug: "one", text: "old")) }
      try catalogue.change(by: .by()) { try $0.delete(old.identity, basedOn: 1) }
      try catalogue.change(by: .by()) { try $0.add(.some("1", slug: "one", text: "new")) }
      try catalogue.connection.execute(
        "DROP TRIGGER format_revision_is_not_deleted; DELETE FROM format_revision WHERE text IS NULL")
    }
    let report = try Catalogue.recover(copy.catalogue, to: recovered, by: Self.note)
    #expect(
      report.losses.map(\.description) == [
        "row 2 of format_revision was lost", "format number 1 was deleted, since a newer one is called 1 too",
      ])
    #expect(report.contents.problems == [])
    let catalogue = try Catalogue.open(recovered, .reading)
    #expect(try catalogue.formats().map { String(decoding: $0.content.text, as: UTF8.self) } == ["new"])
    #expect(try catalogue.changes(limit: 1).map(\.note) == [Self.note])
  }

  @Test(arguments: [
    (RecoveryLoss.rows(table: "media", 3...3), "row 3 of media was lost"),
    (.rows(table: "format_revision", 12...19), "rows 12 to 19 of format_revision were lost"),
    (.rows(table: "change", 4...4), "row 4 of change was lost: who made what, when and why is not known there"),
    (.rowsAfter(table: "media", 9), "rows of media after row 9 may have been lost"),
    (.rowsAfter(table: "media", 0), "rows of media may have been lost, and none was found"),
    (
      .leftOut(table: "sample_media", row: 5, reason: "the file that the sample calls x.png was lost"),
      "row 5 of sample_media was left out: the file that the sample calls x.png was lost"
    ),
    (
      .placed(sample: 7, format: 2),
      "the row that names the format of sample number 7 was lost; its text names format number 2"
    ),
    (.removedSample(3, name: "a\u{1B}"), "sample number 3 was removed, since a newer one is called \"a␛\" too"),
  ])
  func `a loss is one sentence`(loss: RecoveryLoss, sentence: String) {
    #expect("\(loss)" == sentence)
  }
}
