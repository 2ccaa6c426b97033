import CSQLite

/// A prepared statement with its values bound; it ends itself.
struct Statement: ~Copyable {
  private let connection: Connection
  private let handle: OpaquePointer
  private let sql: String

  /// Prepares a statement and binds its values.
  init(_ sql: SQL, on connection: Connection) throws(SQLiteError) {
    let handle = try connection.prepare(sql.text)
    var index: Int32 = 0
    for value in sql.bindings {
      index += 1
      let code = Self.bind(value, at: index, of: handle)
      guard code == SQLITE_OK else {
        let error = connection.error(code, in: sql.text)
        sqlite3_finalize(handle)
        throw error
      }
    }
    self.connection = connection
    self.handle = handle
    self.sql = sql.text
  }

  deinit {
    connection.takeBack(handle, sql)
  }

  /// Moves to the next row, or answers false after the last.
  func step() throws(SQLiteError) -> Bool {
    let code = sqlite3_step(handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw connection.error(code, in: sql)
    }
  }

  /// Reads a column of the current row, counted from 0.
  func column<Value: SQLiteConvertible>(_ index: Int32, as type: Value.Type = Value.self) throws(SQLiteError) -> Value {
    let stored = try value(at: index)
    guard let value = Value(stored) else {
      let name = sqlite3_column_name(handle, index).map { String(cString: $0) } ?? "?"
      throw SQLiteError(
        code: SQLITE_MISMATCH, message: "column \(index) (\(name)) holds \(stored.kind), expected \(Value.columnKind)", sql: sql)
    }
    return value
  }

  private func value(at index: Int32) throws(SQLiteError) -> SQLiteValue {
    switch sqlite3_column_type(handle, index) {
    case SQLITE_NULL: return .null
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, index))
    case SQLITE_BLOB: return .blob(Array(try bytes(sqlite3_column_blob(handle, index), at: index)))
    // A real number is read as text, which no column of the catalogue's is asked to be.
    default:
      let text = UnsafeRawPointer(sqlite3_column_text(handle, index))
      return .text(String(decoding: try bytes(text, at: index), as: UTF8.self))
    }
  }

  /// The column's bytes, valid until the next step; SQLite has no pointer for an empty value and none when memory ran out.
  private func bytes(_ start: UnsafeRawPointer?, at index: Int32) throws(SQLiteError) -> UnsafeRawBufferPointer {
    let count = Int(sqlite3_column_bytes(handle, index))
    if start == nil, count > 0 { throw SQLiteError(code: SQLITE_NOMEM, message: "out of memory", sql: sql) }
    return UnsafeRawBufferPointer(start: start, count: count)
  }

  private static func bind(_ value: SQLiteValue, at index: Int32, of handle: OpaquePointer) -> Int32 {
    let transient = formatctl_sqlite_transient()
    switch value {
    case .null: return sqlite3_bind_null(handle, index)
    case .integer(let number): return sqlite3_bind_int64(handle, index, number)
    case .text(var text):
      return text.withUTF8 { utf8 in
        // An empty text has no address, and SQLite takes a missing address for null.
        guard let start = utf8.baseAddress else { return sqlite3_bind_text(handle, index, "", 0, transient) }
        return start.withMemoryRebound(to: CChar.self, capacity: utf8.count) {
          sqlite3_bind_text64(handle, index, $0, UInt64(utf8.count), transient, UInt8(SQLITE_UTF8))
        }
      }
    case .blob(let bytes):
      return bytes.withUnsafeBytes { blob in
        guard !blob.isEmpty, let start = blob.baseAddress else { return sqlite3_bind_zeroblob(handle, index, 0) }
        return sqlite3_bind_blob64(handle, index, start, UInt64(blob.count), transient)
      }
    }
  }
}
