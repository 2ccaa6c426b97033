import Testing

@testable import CustomFormats

/// A large catalogue, of which SQLite itself told which pages each row stands on, to be damaged in copies.
struct DamagedCatalogue {
  /// A row as a line of text, with the pages that it stands on.
  struct Row {
    let text: String
    let pages: Set<Int>
  }

  /// The bytes of the file.
  let bytes: [UInt8]
  /// The rows of each table by their numbers.
  let rows: [String: [Int64: Row]]
  /// The catalogue's own contents.
  let contents: CatalogueContents
  /// Its changes.
  let changes: [StoredChange]

  /// The number of pages.
  var pageCount: Int { bytes.count / 4_096 }

  /// Selects every row of a table as its number and a line of text.
  static let lines: [String: SQL] = [
    "change": "SELECT id, time || '|' || author || '|' || quote(reason) || '|' || command || '|' || quote(reverts) FROM change",
    "format": "SELECT id, '' FROM format",
    "format_revision": """
    SELECT id, format || '|' || number || '|' || change || '|' || quote(format_id) || '|' || quote(slug) || '|' || name
      || '|' || status || '|' || quote(text) FROM format_revision
    """,
    "sample": "SELECT id, format || '' FROM sample",
    "sample_revision":
      "SELECT id, sample || '|' || number || '|' || change || '|' || name || '|' || quote(text) FROM sample_revision",
    "media": "SELECT id, quote(sha256) || '|' || quote(bytes) FROM media",
    "sample_media": "SELECT id, sample || '|' || number || '|' || path || '|' || quote(sha256) FROM sample_media",
  ]

  /// Reads every row of a table.
  static func read(_ table: String, of connection: Connection) throws -> [Int64: String] {
    let statement = try Statement(try #require(lines[table]), on: connection)
    var rows: [Int64: String] = [:]
    while try statement.step() { rows[try statement.column(0)] = try statement.column(1, as: String.self) }
    return rows
  }

  /// Makes the catalogue.
  init() throws {
    let folder = try CatalogueFolder()
    try Self.fill(folder.catalogue)
    let connection = try Connection(folder.catalogue, .reading)
    var rows: [String: [Int64: Row]] = [:]
    for table in Self.lines.keys {
      let lines = try Self.read(table, of: connection)
      let pages = try Self.pages(table, lines.keys.sorted(), connection)
      rows[table] = Dictionary(uniqueKeysWithValues: lines.map { ($0.key, Row(text: $0.value, pages: pages[$0.key] ?? [])) })
    }
    self.rows = rows
    bytes = try folder.bytes(of: "formatctl.db")
    let catalogue = try Catalogue.open(folder.catalogue, .reading)
    contents = try CatalogueContents(of: catalogue)
    changes = try catalogue.changes()
  }

  /// Tells the pages of each row: SQLite lists the leaves of a table in the order of its rows, each with its overflow pages.
  private static func pages(_ table: String, _ ids: [Int64], _ connection: Connection) throws -> [Int64: Set<Int>] {
    let statement = try Statement(
      "SELECT pagetype, pageno, ncell, path FROM dbstat WHERE name = \(table) ORDER BY path", on: connection)
    var pages: [Int64: Set<Int>] = [:]
    var first: [String: Int] = [:]
    var next = 0
    while try statement.step() {
      let (kind, page, path): (String, Int, String) = (
        try statement.column(0), try statement.column(1), try statement.column(3)
      )
      if kind == "leaf" {
        let count: Int = try statement.column(2)
        for id in ids[next..<next + count] { pages[id, default: []].insert(page) }
        first[path] = next
        next += count
      } else if kind == "overflow" {
        // Such as /003/01c+000002: the third overflow page of cell 28 of leaf /003/.
        let slash = try #require(path.lastIndex(of: "/"))
        let cell = try #require(Int(path[path.index(after: slash)...].prefix { $0 != "+" }, radix: 16))
        let leaf = try #require(first[String(path[...slash])])
        pages[ids[leaf + cell], default: []].insert(page)
      }
    }
    #expect(next == ids.count)
    return pages
  }

  /// Makes random bytes.
  static func noise(_ count: Int, _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count { withUnsafeBytes(of: generator.next()) { bytes += $0 } }
    return Array(bytes[..<count])
  }

  private static func fill(_ path: String) throws {
    var generator = SeededGenerator(7)
    let catalogue = try Catalogue.open(path, .writing)
    func text(_ id: Int) -> String {
      let length = Int.random(in: 0..<5, using: &generator) == 0 ? Int.random(in: 4_000...14_000, using: &generator) : 300
      let mark = Int.random(in: 0..<1_000_000, using: &generator)
      return "{ \"formatId\": \"\(id)\", \"x-mark\": \(mark), \"name\": \"\(String(repeating: "\(id) ", count: length / 4))\" }\n"
    }
    for id in 1...45 {
      let format = try catalogue.change(by: .by(at: 1_700_000_000 + Int64(id))) { change in
        try change.add(.some("\(id)", slug: "format-\(id)", name: "Format \(id)", text: text(id)))
      }
      for number in 1..<Int.random(in: 1...5, using: &generator) {
        let note = ChangeNote.by("bo", at: 1_700_001_000 + Int64(id), reason: "because", command: "formatctl edit \(id)")
        try catalogue.change(by: note) { change in
          try change.revise(
            format.identity, basedOn: number, to: .some("\(id)", slug: "format-\(id)", name: "Format \(id)", text: text(id)))
        }
      }
      for number in 0..<Int.random(in: 0...3, using: &generator) {
        let size = Int.random(in: 1...9_000, using: &generator)
        let media = (0...number).map { file in
          SampleMedia(path: "\(file).png", bytes: Self.noise(size + file, &generator))
        }
        // Every other text names the format.
        let text = number % 2 == 0 ? "{ \"formatId\": \"\(id)\", \"assets\": {} }\n" : "{ \"assets\": { \"A\": \"\(id)\" } }\n"
        try catalogue.change(by: .by(at: 1_700_002_000 + Int64(id))) { change in
          let sample = try change.addSample(.some("sample \(number)", text: text, media: media), to: format.identity)
          if number == 2 { try change.revise(sample.identity, basedOn: 1, to: .some("sample \(number)", text: text)) }
        }
      }
      if id % 11 == 0 {
        let latest = try #require(try catalogue.format(format.identity))
        try catalogue.change(by: .by("cy", at: 1_700_003_000)) { try $0.delete(format.identity, basedOn: latest.revision) }
      }
      if id % 7 == 0 { try catalogue.undo(by: .by("cy", at: 1_700_004_000, command: "formatctl undo")) }
    }
  }
}
