import CSQLite

/// An open database, used by the thread that opened it.
final class Connection {
  private let handle: OpaquePointer
  /// Statements that were used and wait to be used again, since compiling takes longer than most of them run.
  private var idle: [String: OpaquePointer] = [:]

  /// How long a statement waits for another program's lock, in milliseconds.
  static let patience: Int32 = 5_000

  /// Opens a database file.
  init(_ path: String, _ mode: Mode) throws(SQLiteError) {
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(mode.name(of: path), &opened, mode.flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let handle = opened else {
      let error = SQLiteError(code: code, connection: opened)
      sqlite3_close_v2(opened)
      throw error
    }
    self.handle = handle
    wait(atMost: Self.patience)
    // Functions named in another's schema are not run by it.
    try execute("PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF")
    if mode != .creating { try execute("PRAGMA query_only = ON") }
  }

  deinit {
    for statement in idle.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  /// Whether the file could be opened for reading only.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") != 0 }

  /// Whether a transaction is open.
  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// The row that the last insertion made.
  var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Runs a statement to its end.
  func run(_ sql: SQL) throws(SQLiteError) {
    let statement = try Statement(sql, on: self)
    while try statement.step() {}
  }

  /// Runs every statement of a script that has no values.
  func execute(_ script: String) throws(SQLiteError) {
    let code = sqlite3_exec(handle, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code, in: script) }
  }

  /// Reads all rows of a result.
  func all<Row: RowDecodable>(_ type: Row.Type, _ sql: SQL) throws(SQLiteError) -> [Row] {
    let statement = try Statement(sql, on: self)
    var rows: [Row] = []
    while try statement.step() { rows.append(try Row(statement)) }
    return rows
  }

  /// Reads the first row of a result, if there is one.
  func first<Row: RowDecodable>(_ type: Row.Type, _ sql: SQL) throws(SQLiteError) -> Row? {
    let statement = try Statement(sql, on: self)
    return try statement.step() ? try Row(statement) : nil
  }

  /// Reads the first column of all rows.
  func values<Value: SQLiteConvertible>(_ type: Value.Type, _ sql: SQL) throws(SQLiteError) -> [Value] {
    let statement = try Statement(sql, on: self)
    var values: [Value] = []
    while try statement.step() { values.append(try statement.column(0)) }
    return values
  }

  /// Reads the first column of the first row, if there is one.
  func value<Value: SQLiteConvertible>(_ type: Value.Type, _ sql: SQL) throws(SQLiteError) -> Value? {
    let statement = try Statement(sql, on: self)
    return try statement.step() ? try statement.column(0) : nil
  }

  /// Runs a body in one transaction that holds the right to write, and takes all of it back when it throws.
  func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      rollBack()
      throw error
    }
  }

  /// Runs a body that sees one state of the database, whatever others write meanwhile.
  func snapshot<Result>(_ body: () throws -> Result) throws -> Result {
    try run("BEGIN")
    defer { rollBack() }
    return try body()
  }

  /// Makes the database write its changes to a log, so that others can read meanwhile.
  ///
  /// SQLite does not wait for the lock when several programs do this to a new database at once, and answers at once.
  func keepLog() throws(SQLiteError) {
    for attempt in 1... {
      do {
        return try execute("PRAGMA journal_mode = WAL")
      } catch {
        guard error.primaryCode == SQLITE_BUSY, attempt < Int(Self.patience) / 10 else { throw error }
        sqlite3_sleep(10)
      }
    }
  }

  /// Moves committed changes from the log into the file, without waiting for those who read.
  ///
  /// What cannot be moved now stays in the log, where it is safe and where the next one to close moves it.
  func checkpoint() {
    wait(atMost: 0)
    sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
    wait(atMost: Self.patience)
  }

  /// Copies the whole database as it is at one moment, also what stands in its log, over that of another connection.
  func copy(to target: Connection) throws(SQLiteError) {
    guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else {
      throw SQLiteError(code: sqlite3_extended_errcode(target.handle), connection: target.handle)
    }
    let code = sqlite3_backup_step(backup, -1)
    let ending = sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE, ending == SQLITE_OK else {
      throw SQLiteError(code: code == SQLITE_DONE ? ending : code, connection: target.handle)
    }
  }

  /// Sets how long a statement waits for another program's lock, in milliseconds.
  func wait(atMost patience: Int32) {
    sqlite3_busy_timeout(handle, patience)
  }

  /// Compiles a statement, or takes one that was compiled before.
  func prepare(_ sql: String) throws(SQLiteError) -> OpaquePointer {
    if let statement = idle.removeValue(forKey: sql) { return statement }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    guard code == SQLITE_OK else { throw error(code, in: sql) }
    guard let statement else { throw SQLiteError(code: SQLITE_MISUSE, message: "no statement", sql: sql) }
    return statement
  }

  /// Keeps a statement that has been used, or ends it when there is one like it or there are many.
  func takeBack(_ statement: OpaquePointer, _ sql: String) {
    sqlite3_reset(statement)
    sqlite3_clear_bindings(statement)
    if idle.count < 32, idle.updateValue(statement, forKey: sql) == nil { return }
    sqlite3_finalize(statement)
  }

  /// The error that the database now tells of.
  func error(_ code: Int32, in sql: String) -> SQLiteError {
    SQLiteError(code: code, connection: handle, sql: sql)
  }

  /// SQLite has taken the transaction back itself after some errors, such as a full disk.
  private func rollBack() {
    guard isInTransaction else { return }
    sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
  }
}
