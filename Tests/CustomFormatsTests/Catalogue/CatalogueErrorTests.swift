import Foundation
import Testing

@testable import CustomFormats

@Suite struct CatalogueErrorTests {
  @Test(arguments: [
    (5, 0, "x.db is being written by another program, which did not finish in 5 seconds"),
    (6, 0, "x.db is being written by another program, which did not finish in 5 seconds"),
    (8, 0, "x.db cannot be changed: the file or its folder is read-only"),
    (10, ENOSPC, "x.db was not changed: there is no room left on the disk"),
    (4_874, ENOSPC, "x.db was not changed: there is no room left on the disk"),
    (10, EIO, "x.db cannot be used: Input/output error"),
    (11, 0, "x.db is damaged: words"),
    (13, 0, "x.db was not changed: there is no room left on the disk"),
    (14, 0, "x.db cannot be used: words"),
    (26, 0, "x.db is no SQLite database, expected a catalogue"),
    (19, 0, "x.db failed: SQLite says \"words\" (code 19), in \"SELECT ?\""),
  ])
  func `an error of SQLite becomes a sentence about the catalogue`(code: Int32, systemCode: Int32, sentence: String) {
    let error = SQLiteError(code: code, message: "words", systemCode: systemCode, sql: "SELECT ?")
    #expect("\(CatalogueError(error, at: "x.db"))" == sentence)
  }

  @Test(arguments: [
    (CatalogueError.missing(path: "x.db"), "x.db does not exist, so there is no catalogue to read"),
    (.empty(path: "x.db"), "x.db is empty, so there is no catalogue to read"),
    (.notAFile(path: "x.db", kind: "a folder"), "x.db is a folder, expected a catalogue file"),
    (
      .otherProgram(path: "x.db", applicationID: 77),
      "x.db is the database of another program (application ID 77), expected a catalogue (1181578307)"
    ),
    (
      .older(path: "x.db", schema: 1, known: 2),
      "x.db has catalogue schema 1, and reading expects 2; any command that writes brings it up to date"
    ),
    (
      .unmerged(path: "x.db"),
      "x.db cannot be read here: its newest changes are in x.db-wal, which needs a folder that can be written"
    ),
    (.noSuchFormat(path: "x.db", StoredFormat.Identity(number: 3)), "x.db has no format number 3, or it was deleted"),
    (.sampleNameTaken(path: "x.db", name: "a"), "the format has a sample \"a\" in x.db already"),
  ])
  func `an error is one sentence that names the catalogue`(error: CatalogueError, sentence: String) {
    #expect("\(error)" == sentence)
  }
}
