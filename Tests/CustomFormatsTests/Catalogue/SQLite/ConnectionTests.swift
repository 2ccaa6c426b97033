import Testing

@testable import CustomFormats

@Suite struct ConnectionTests {
  let folder: CatalogueFolder
  let connection: Connection

  init() throws {
    folder = try CatalogueFolder()
    connection = try Connection(folder.catalogue, .creating)
    try connection.run("CREATE TABLE thing (id INTEGER PRIMARY KEY, name TEXT, data BLOB) STRICT")
  }

  @Test func `an interpolated value is bound, not pasted`() throws {
    let name = "x'); DROP TABLE thing; --"
    let sql: SQL = "INSERT INTO thing (name) VALUES (\(name))"
    #expect(sql.text == "INSERT INTO thing (name) VALUES (?)")
    #expect(sql.bindings == [.text("x'); DROP TABLE thing; --")])
    try connection.run(sql)
    #expect(try connection.values(String.self, "SELECT name FROM thing") == ["x'); DROP TABLE thing; --"])
  }

  @Test func `a part spliced into a statement brings its values along in their places`() {
    let condition: SQL = "name = \("a") AND id = \(2)"
    let sql: SQL = "SELECT \(1) WHERE \(condition) LIMIT \(3)"
    #expect(sql.text == "SELECT ? WHERE name = ? AND id = ? LIMIT ?")
    #expect(sql.bindings == [.integer(1), .text("a"), .integer(2), .integer(3)])
  }

  @Test(arguments: ["", "plain", "Grüße, 東京 👩‍👩‍👧", "a\u{0}b", "e\u{301}"])
  func `text comes back as it went in`(text: String) throws {
    try connection.run("INSERT INTO thing (name) VALUES (\(text))")
    let back = try #require(try connection.value(String.self, "SELECT name FROM thing"))
    #expect(Array(back.utf8) == Array(text.utf8))
    #expect(try connection.value(Int.self, "SELECT name IS NULL FROM thing") == 0)
  }

  @Test(arguments: [[], [0], [0xFF, 0x00, 0xC3, 0x28], Array(repeating: 7, count: 100_000)] as [[UInt8]])
  func `bytes come back as they went in`(bytes: [UInt8]) throws {
    try connection.run("INSERT INTO thing (data) VALUES (\(bytes))")
    #expect(try connection.value([UInt8].self, "SELECT data FROM thing") == bytes)
    #expect(try connection.value(Int.self, "SELECT data IS NULL FROM thing") == 0)
  }

  @Test func `the ends of the integers come back`() throws {
    for number in [Int64.min, -1, 0, Int64.max] {
      #expect(try connection.value(Int64.self, "SELECT \(number)") == number)
    }
  }

  @Test func `nil becomes null and null becomes nil`() throws {
    let none: String? = nil
    try connection.run("INSERT INTO thing (name) VALUES (\(none)), (\(Optional("x")))")
    #expect(try connection.values(String?.self, "SELECT name FROM thing ORDER BY id") == [nil, "x"])
  }

  @Test func `a value of the wrong kind is an error that names the column, not the value`() throws {
    try connection.run("INSERT INTO thing (name) VALUES (\("secret"))")
    let error = try #require(throws: SQLiteError.self) {
      try connection.values(Int.self, "SELECT name FROM thing WHERE name = \("secret")")
    }
    #expect(error.message == "column 0 (name) holds text, expected an integer")
    #expect(error.sql == "SELECT name FROM thing WHERE name = ?")
    #expect(!error.description.contains("secret"))
  }

  @Test func `a statement that cannot be compiled is an error with its text`() throws {
    let error = try #require(throws: SQLiteError.self) { try connection.run("SELEKT \(1)") }
    #expect(error.description == "SQLite says \"near \"SELEKT\": syntax error\" (code 1), in \"SELEKT ?\"")
    #expect(throws: SQLiteError.self) { try connection.run("") }
  }

  @Test func `a transaction that throws leaves nothing`() throws {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try connection.transaction {
        try connection.run("INSERT INTO thing (name) VALUES ('a')")
        throw Stop()
      }
    }
    #expect(!connection.isInTransaction)
    #expect(try connection.value(Int.self, "SELECT count(*) FROM thing") == 0)
  }

  @Test func `a transaction inside another is refused and the outer one stands`() throws {
    try connection.transaction {
      try connection.run("INSERT INTO thing (name) VALUES ('a')")
      #expect(throws: SQLiteError.self) { try connection.transaction {} }
    }
    #expect(try connection.value(Int.self, "SELECT count(*) FROM thing") == 1)
  }

  @Test func `a reading connection refuses to write`() throws {
    let reader = try Connection(folder.catalogue, .reading)
    #expect(throws: SQLiteError.self) { try reader.run("INSERT INTO thing (name) VALUES ('a')") }
  }

  @Test(arguments: [
    (Connection.Mode.creating, "formatctl.db", "./formatctl.db"), (.creating, ":memory:", "./:memory:"),
    (.reading, "file:x?mode=memory", "./file:x?mode=memory"), (.reading, "/a/b.db", "/a/b.db"),
    (.immutable, "/a b/ü?#%.db", "file:/a%20b/%c3%bc%3f%23%25.db?immutable=1"), (.immutable, "x.db", "file:./x.db?immutable=1"),
  ])
  func `no path has a meaning of its own`(mode: Connection.Mode, path: String, name: String) {
    #expect(mode.name(of: path) == name)
  }
}
